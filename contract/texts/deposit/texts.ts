import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of deposits, in every language. */
export const depositTexts = { en, es, ar }
