import * as v from 'valibot'

/** The mistakes that a listing's page can have. */
export const mistakes = ['hours', 'closed', 'moved', 'contact', 'photo', 'wrong_person', 'other'] as const
/** A mistake that a listing's page can have. */
export type Mistake = (typeof mistakes)[number]

/** The kinds of reports: a mistake, or that the hours on the page are still right. */
export const reportKinds = [...mistakes, 'still_right'] as const
/** The kind of a report. */
export type ReportKind = (typeof reportKinds)[number]

/** The most letters that a report may have. */
export const MOST_REPORT_LETTERS = 1_000

/** The words of a report, which may be none. */
export const reportText = v.pipe(v.string(), v.trim(), v.maxLength(MOST_REPORT_LETTERS))
