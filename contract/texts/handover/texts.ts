import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of taking a thing over and giving it back, in every language. */
export const handoverTexts = { en, es, ar }
