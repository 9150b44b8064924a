const DAY_MS = 24 * 60 * 60_000

/** How long a link is good after the last message. */
export const LINK_MS = 30 * DAY_MS
/** How long a thread is stored after the last message. */
export const THREAD_MS = 180 * DAY_MS
/** How long an account is said to be new. */
export const NEW_ACCOUNT_MS = DAY_MS
/** How long the same words, written again, are counted. */
export const SAME_WORDS_MS = DAY_MS
/** The pause between two mails of a thread to the same side. */
export const MAIL_PAUSE_MS = 15 * 60_000
