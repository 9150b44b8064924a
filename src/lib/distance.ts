import { kilometresBetween } from '#contract/distance.ts'
import { perLocale } from '#contract/texts/format.ts'

const inUnits = (unit: string, maximumFractionDigits: number) =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }))
const metres = inUnits('meter', 0)
const near = inUnits('kilometer', 1)
const far = inUnits('kilometer', 0)

/** A distance in words: metres up to one kilometre, then kilometres, with one decimal below ten. */
export function distanceText(kilometres: number, locale: string): string {
  if (kilometres < 1) return metres(locale).format(kilometres * 1000)
  return (kilometres < 10 ? near : far)(locale).format(kilometres)
}

/** The distance of two places as a card shows it: to the hundred metres. */
export const cardDistance = (...points: Parameters<typeof kilometresBetween>): number =>
  toHundredMetres(kilometresBetween(...points))

export const toHundredMetres = (kilometres: number): number => Math.round(kilometres * 10) / 10
