import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of threads of messages, in every language. */
export const inquiryTexts = { en, es, ar }
