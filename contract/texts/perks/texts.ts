import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of what people have of perks, in every language. */
export const perkTexts = { en, es, ar }
