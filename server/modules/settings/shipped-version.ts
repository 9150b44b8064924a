import { createHash } from 'node:crypto'
import { definitions } from '#contract/all-settings.ts'
import { builtInPack, shippedLanguages } from '#contract/texts/packs.ts'
import { builtInPages } from './pages/built-in.ts'

/** More changes than an operator ever makes. */
const ROOM_FOR_CHANGES = 1_000_000

const inCode = JSON.stringify([
  Object.entries(definitions).map(([key, it]) => [key, it.default]),
  shippedLanguages.map((code) => [builtInPack(code), builtInPages(code)]),
])

/**
 * A number for the settings that this build ships: the same on all its servers, and another once a build has
 * other texts, pages or defaults. Versions that count changes can be added to it.
 */
export function shippedVersion(own: readonly object[]): number {
  const digest = createHash('sha256').update(inCode).update(JSON.stringify(own)).digest()
  return digest.readUInt32BE() * ROOM_FOR_CHANGES
}
