import * as v from 'valibot'

/** What can be wrong with the page of a listing. */
export const mistakes = ['hours', 'closed', 'moved', 'contact', 'photo', 'wrong_person', 'other'] as const
/** One of them. */
export type Mistake = (typeof mistakes)[number]

/** What can be said of a page: a mistake, or that the hours on it are still right. */
export const reportKinds = [...mistakes, 'still_right'] as const
/** One of them. */
export type ReportKind = (typeof reportKinds)[number]

/** How much can be written with a report. */
export const MOST_REPORT_LETTERS = 1_000

/** The words of a report, which may be none. */
export const reportText = v.pipe(v.string(), v.trim(), v.maxLength(MOST_REPORT_LETTERS))
