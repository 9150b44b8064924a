import { ar } from './ar.ts'
import { en } from './en.ts'
import { es } from './es.ts'

/** Texts that name announcements, in every language. */
export const announcementTexts = { en, es, ar }
