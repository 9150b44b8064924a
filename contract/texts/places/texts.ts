import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts that name places, in every language. */
export const placeTexts = { en, es, ar }
