import { clockMs } from '../clock.ts'
import { least, type Minor, minor, sum, times } from '../money.ts'
import { pricingOf, type RentalPricing } from './pricing.ts'
import { daysOf, type Stay } from './stay.ts'

/** The price of a rental by day, week or month. */
export interface RentalRate {
  pricing: RentalPricing
  /** The price of one day, week or month. */
  price: Minor
  /** The price of each day beyond whole weeks or months; null: such days cost their share of one. */
  dayPrice: Minor | null
}

/** The price of a rental, from what is stored of it. */
export function rateOf(of: {
  pricing_type: string
  price_minor: number | null
  day_price_minor: number | null
}): RentalRate {
  return {
    pricing: pricingOf(of.pricing_type),
    price: minor(of.price_minor ?? 0),
    dayPrice: of.day_price_minor === null ? null : minor(of.day_price_minor),
  }
}

/** One line of the price of a stay. */
export interface StayLine {
  unit: 'day' | 'week' | 'month'
  count: number
  /** The price of one unit; null where the days cost a share. */
  each: Minor | null
  amount: Minor
}

/** The price of a stay, with its lines. */
export interface StayPrice {
  days: number
  lines: readonly StayLine[]
  total: Minor
}

const DAY_MS = 86_400_000
const WEEK = 7

/** The same day and time some months later, or that month's last day where it has no such day. */
function monthsOn(ms: number, months: number): number {
  const from = new Date(ms)
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1)
  const [year, month] = [new Date(first).getUTCFullYear(), new Date(first).getUTCMonth()]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)) + (ms % DAY_MS)
}

/** Whole units, days beyond them, and how many days the unit has of which those are a part. */
function partsOf(pricing: RentalPricing, stay: Stay) {
  if (pricing === 'per_day') return { units: daysOf(stay), rest: 0, of: 1 }
  if (pricing === 'per_week') {
    const days = daysOf(stay)
    return { units: Math.floor(days / WEEK), rest: days % WEEK, of: WEEK }
  }
  const [start, end] = [clockMs(stay.start), clockMs(stay.end)]
  let units = 0
  // Always from the first day: a month after a month after 31 January would be 28 March.
  while (monthsOn(start, units + 1) <= end) units++
  const [from, until] = [monthsOn(start, units), monthsOn(start, units + 1)]
  const rest = Math.ceil((end - from) / DAY_MS)
  return { units, rest: units === 0 ? Math.max(1, rest) : rest, of: Math.round((until - from) / DAY_MS) }
}

/** A share of a price, rounded half up, once. */
const share = (price: Minor, part: number, of: number): Minor =>
  minor(Math.floor((2 * price * part + of) / (2 * of)))

const unitOf = { per_day: 'day', per_week: 'week', per_month: 'month' } as const

/** Reckons the price of a stay. The days beyond whole weeks or months never cost more than one more of them. */
export function priceStay({ pricing, price, dayPrice }: RentalRate, stay: Stay): StayPrice {
  const { units, rest, of } = partsOf(pricing, stay)
  const lines: StayLine[] = []
  if (units > 0) lines.push({ unit: unitOf[pricing], count: units, each: price, amount: times(price, units) })
  if (rest > 0) {
    const byDay = dayPrice === null ? share(price, rest, of) : times(dayPrice, rest)
    const isCapped = byDay > price
    const each = isCapped ? null : dayPrice
    lines.push({ unit: 'day', count: rest, each, amount: least(byDay, price) })
  }
  return { days: daysOf(stay), lines, total: sum(...lines.map((it) => it.amount)) }
}
