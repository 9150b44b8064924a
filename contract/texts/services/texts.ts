import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts that name services, in every language. */
export const serviceTexts = { en, es, ar }
