/** English, of the screens of services: it comes with the code that says it. */
export const en = {} as const
