import { createHash } from 'node:crypto'
import { settingDefinitions } from '#contract/settings.ts'
import { builtInPack, shippedLanguages } from '#contract/texts/packs.ts'
import { builtInPages } from './pages/built-in.ts'

/** More than an operator changes in a life. */
const ROOM_FOR_CHANGES = 1_000_000

const inCode = JSON.stringify([
  Object.entries(settingDefinitions).map(([key, it]) => [key, it.default]),
  shippedLanguages.map((code) => [builtInPack(code), builtInPages(code)]),
])

/**
 * A number for what this server says where the operator changed nothing: the same on every server of a build, and
 * another one once a newer build has other texts, pages or defaults. Numbers that count changes can be added to it.
 */
export function shippedVersion(own: readonly object[]): number {
  const digest = createHash('sha256').update(inCode).update(JSON.stringify(own)).digest()
  return digest.readUInt32BE() * ROOM_FOR_CHANGES
}
