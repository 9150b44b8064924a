import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of opening hours, in every language. */
export const hoursTexts = { en, es, ar }
