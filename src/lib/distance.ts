import { perLocale } from '#contract/texts/format.ts'

const inUnits = (unit: string, maximumFractionDigits: number) =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }))
const metres = inUnits('meter', 0)
const near = inUnits('kilometer', 1)
const far = inUnits('kilometer', 0)

/** A distance as people say it: metres up to one kilometre, then kilometres, with one decimal below ten. */
export function distanceText(kilometres: number, locale: string): string {
  if (kilometres < 1) return metres(locale).format(kilometres * 1000)
  return (kilometres < 10 ? near : far)(locale).format(kilometres)
}

/** Of one place from another as a card says it: to the hundred metres. */
export const cardDistance = (from: Point, to: Point): number => toHundredMetres(kilometresBetween(from, to))

export const toHundredMetres = (kilometres: number): number => Math.round(kilometres * 10) / 10

interface Point {
  latitude: number
  longitude: number
}

/** The radius with which PostgreSQL's earthdistance reckons, so that both sides say the same. */
const EARTH_KM = 6_378.168

/** As the crow flies. */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const height = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const width = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const part = height + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * width
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(part)))
}
