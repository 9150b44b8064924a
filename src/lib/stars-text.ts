import { perLocale } from '#contract/texts/format.ts'

const stars = perLocale((locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }))

/** A number of stars with one decimal: '4.0'. */
export const starsText = (rating: number, locale: string): string => stars(locale).format(rating)
