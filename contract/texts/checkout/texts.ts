import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of ordering and paying, in every language. */
export const checkoutTexts = { en, es, ar }
