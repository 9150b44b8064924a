import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of choosing a time, in every language. */
export const slotTexts = { en, es, ar }
