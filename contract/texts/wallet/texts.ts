import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of the wallet, in every language. */
export const walletTexts = { en, es, ar }
