/** English, of the screens of places: it comes with the code that says it. */
export const en = {} as const
