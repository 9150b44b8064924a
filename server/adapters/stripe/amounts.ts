import { exponentOf } from '#contract/money.ts'

/**
 * The currencies for which Stripe uses other decimals than ISO 4217: docs.stripe.com/currencies, "special
 * cases".
 */
const otherExponents: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 }

const shiftOf = (currency: string) =>
  (otherExponents[currency] ?? exponentOf(currency)) - exponentOf(currency)

/** An amount in Stripe's units. Throws where Stripe does not take so small a part of the currency. */
export function stripeAmount(amountMinor: number, currency: string): number {
  const amount = amountMinor * 10 ** shiftOf(currency)
  // In currencies with three decimals Stripe takes only two.
  const isTaken = Number.isSafeInteger(amount) && (exponentOf(currency) < 3 || amount % 10 === 0)
  if (!isTaken) throw new RangeError(`Stripe takes no ${amountMinor} of the smallest units of ${currency}.`)
  return amount
}

/** An amount of Stripe's in our units. */
export function ourAmount(amount: number, currency: string): number {
  return amount / 10 ** shiftOf(currency)
}
