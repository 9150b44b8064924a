import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of what waits for the network, in every language. */
export const waitingTexts = { en, es, ar }
