import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of searching and exploring, in every language. */
export const exploreTexts = { en, es, ar }
