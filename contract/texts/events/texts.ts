import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts that name events, in every language. */
export const eventTexts = { en, es, ar }
