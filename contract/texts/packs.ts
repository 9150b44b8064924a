import { ar } from './ar.ts'
import { en, type TextPack } from './en.ts'
import { es } from './es.ts'

const packs: Readonly<Record<string, TextPack>> = { en, ar, es }

/** The built-in texts of a language, English where we ship none. */
export function builtInPack(code: string): TextPack {
  return packs[code] ?? en
}
