/** English, of the screens of announcements: it comes with the code that says it. */
export const en = {} as const
