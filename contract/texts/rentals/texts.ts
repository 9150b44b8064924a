import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts that name rentals, in every language. */
export const rentalTexts = { en, es, ar }
