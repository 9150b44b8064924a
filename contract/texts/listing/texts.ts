import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of the pages of listings, in every language. */
export const listingTexts = { en, es, ar }
