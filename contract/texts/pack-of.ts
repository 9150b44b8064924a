/** The same texts in another language. */
export type PackOf<English> = Readonly<Record<keyof English, string>>
