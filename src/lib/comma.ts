/** The separator of a list, as the language writes it. */
export const commaIn = (locale: string): string => (locale === 'ar' ? '، ' : ', ')
