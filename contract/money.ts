import * as v from 'valibot'
import { perLocale } from './texts/format.ts'

/** An amount as both sides reckon it: a whole number of the currency's smallest unit, never a float. */
export type Minor = number & v.Brand<'Minor'>

/** An ISO 4217 code in capitals. Codes this build has never heard of pass: they have two decimals, as most do. */
export const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
/** An ISO 4217 code in capitals. */
export type Currency = v.InferOutput<typeof currencySchema>

/**
 * Fifteen digits: the longest decimals that a JSON number always carries unchanged. Beyond them two
 * neighbouring amounts may read as the same double, so a larger amount is refused rather than bent.
 */
export const MAX_MINOR = 999_999_999_999_999

// Written down, not asked of Intl: engines take these from different tables (a dinar of Iraq has three
// decimals in ISO and none in CLDR), and both sides must reckon alike.
const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ')
const withThreeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')
const exponents = [0, 2, 3]

/** The number of decimals that the currency has by ISO 4217. */
export function exponentOf(currency: Currency): number {
  if (withoutDecimals.includes(currency)) return 0
  return withThreeDecimals.includes(currency) ? 3 : 2
}

const isMinor = (value: number): value is Minor => Number.isInteger(value) && Math.abs(value) <= MAX_MINOR

/** The only way into `Minor`: throws where a float, a NaN or an amount too large to be exact would slip in. */
export function minor(value: number): Minor {
  const amount = value + 0 // −0 + 0 is 0: a zero with a sign is unequal to zero in maps, snapshots and Object.is
  if (!isMinor(amount)) throw new RangeError(`not an exact amount of minor units: ${value}`)
  return amount
}

/** No money. */
export const ZERO = minor(0)

/** An amount that travels in minor units: wallet transactions and a booking's withdrawals do. */
export const minorSchema = v.pipe(v.number(), v.guard(isMinor))

/** The sum of amounts; of none, zero. */
export const sum = (...amounts: Minor[]): Minor => minor(amounts.reduce((total, amount) => total + amount, 0))

/** Subtracts an amount. The difference may be negative: who must not go below zero says so with `least`. */
export const minus = (amount: Minor, taken: Minor): Minor => minor(amount - taken)

/** A price taken a whole number of times: tickets, or rent days. */
export function times(price: Minor, count: number): Minor {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`not a count: ${count}`)
  return minor(price * count)
}

/** The smallest of some amounts: how every cap is applied. */
export const least = (first: Minor, ...others: Minor[]): Minor => minor(Math.min(first, ...others))

/**
 * A percentage of an amount, rounded half up, once. The percent counts to its sixth decimal and is made
 * a whole number first, so that 12.5 or 0.1 % of anything is what it is on paper.
 */
export function percentOf(amount: Minor, percent: number): Minor {
  if (amount < 0 || !(percent >= 0)) throw new RangeError(`${percent} % of ${amount} is not a discount`)
  const hundred = 100_000_000n
  const doubled = 2n * BigInt(amount) * BigInt(Math.round(percent * 1_000_000))
  return minor(Number((doubled + hundred) / (2n * hundred)))
}

function exactly(value: number, exponent: number): Minor | undefined {
  const amount = Math.round(value * 10 ** exponent) + 0
  // Dividing back gives the one double that stands for this decimal: any other value had more decimals.
  return isMinor(amount) && amount / 10 ** exponent === value ? amount : undefined
}

/** Reads a wire amount; undefined when it is no number or has more decimals than the currency (1.005, 0.1 + 0.2). */
export function parseWire(value: unknown, currency: Currency): Minor | undefined {
  return typeof value === 'number' ? exactly(value, exponentOf(currency)) : undefined
}

/** Reads a wire amount that a schema has already let in; throws where `parseWire` would shrug. */
export function fromWire(value: number, currency: Currency): Minor {
  const amount = parseWire(value, currency)
  if (amount === undefined) throw new RangeError(`not an amount of ${currency}: ${value}`)
  return amount
}

/** The amount as a decimal number for the wire. One division of exact numbers cannot drift; sums of its results can. */
export const toWire = (amount: Minor, currency: Currency): number => amount / 10 ** exponentOf(currency)

/** An amount on the wire, of whichever currency: finite, not negative, no finer than some currency's decimals. */
export const wireAmountSchema = v.pipe(
  v.number(),
  v.minValue(0),
  v.check((value) => exponents.some((exponent) => exactly(value, exponent) !== undefined)),
)

/** The way in which the marketplace writes an amount: its own sign, on its own side, in the reader's digits. */
export interface MoneyLook {
  readonly currencySymbol: string
  readonly side: 'left' | 'right'
  readonly locale: string
}

const twoDecimals = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

function beside(digits: string, { currencySymbol, side }: MoneyLook): string {
  // A sign of letters ("AED", "Kč", "د.إ") would run into the digits; "$" and "€" stand close.
  const gap = /\p{L}/u.test(currencySymbol) ? '\u00A0' : ''
  return side === 'left' ? currencySymbol + gap + digits : digits + gap + currencySymbol
}

const fromRight = /^(ar|fa|he|ur)\b/

function numberIn(value: unknown): number {
  // Some providers send decimals as strings; anything else that is no number must not turn into 0.
  if (typeof value === 'string' && /^-?\d{1,15}(\.\d{1,10})?$/.test(value)) return Number(value)
  return typeof value === 'number' ? value : Number.NaN
}

/**
 * A wire amount for people, always with two decimals. Whatever is no number (an unparsed price of another
 * provider, say) becomes `invalidText`, because a card without its price is better than no card.
 */
export function formatMoney(value: unknown, look: MoneyLook, invalidText = 'Invalid Number'): string {
  const amount = numberIn(value)
  if (!Number.isFinite(amount)) return invalidText
  const size = Math.abs(amount)
  // As text: a number may be rounded from its binary value, where 1.005 is a little less.
  const shown = beside(twoDecimals(look.locale).format(`${size}` as const), look)
  const signed = amount < 0 && size >= 0.005 ? `\u2212${shown}` : shown
  // Amid words that are read from the right its sign would change sides.
  return fromRight.test(look.locale) ? `\u2066${signed}\u2069` : signed
}

/** Writes an amount in minor units for people. */
export const formatMinor = (amount: Minor, currency: Currency, look: MoneyLook): string =>
  formatMoney(toWire(amount, currency), look)
