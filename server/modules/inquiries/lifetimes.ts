const DAY_MS = 24 * 60 * 60_000

/** For how long a link is good after the last message. */
export const LINK_MS = 30 * DAY_MS
/** For how long a thread is there after the last message. */
export const THREAD_MS = 180 * DAY_MS
/** Who has had an account for less is said to be new. */
export const NEW_ACCOUNT_MS = DAY_MS
/** The same words again count for so long. */
export const SAME_WORDS_MS = DAY_MS
/** Between two mails of a thread to the same side. */
export const MAIL_PAUSE_MS = 15 * 60_000
