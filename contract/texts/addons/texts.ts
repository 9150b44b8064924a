import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of add-ons, in every language. */
export const addonTexts = { en, es, ar }
