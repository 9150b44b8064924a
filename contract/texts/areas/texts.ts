import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts of saved areas, in every language. */
export const areaTexts = { en, es, ar }
