import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of what a seller would change about a booking, in every language. */
export const proposalTexts = { en, es, ar }
