import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

export const rentalTexts = { en, es, ar }
