import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of bookings, their tickets and their ratings, in every language. */
export const bookingTexts = { en, es, ar }
