import { perLocale } from '#contract/texts/format.ts'

const MEGABYTE = 1_000_000

const inMegabytes = perLocale(
  (locale) =>
    new Intl.NumberFormat(`${locale}-u-nu-latn`, {
      style: 'unit',
      unit: 'megabyte',
      maximumSignificantDigits: 2,
    }),
)

/** A size in megabytes: '9 MB', '0.4 MB'. */
export const megabytesText = (bytes: number, locale: string): string =>
  inMegabytes(locale).format(Math.max(0.1, bytes / MEGABYTE))
