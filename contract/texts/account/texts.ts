import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of accounts and logging in, in every language. */
export const accountTexts = { en, es, ar }
