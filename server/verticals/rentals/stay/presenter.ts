import type { WireStayPrice } from '#contract/entities/stay.ts'
import { type Minor, sum, toWire } from '#contract/money.ts'
import type { StayLine } from '#contract/rental/price.ts'

/** The price of a stay, for the wire. */
export function presentStayPrice(
  { days, lines }: { days: number; lines: readonly StayLine[] },
  currency: string,
): WireStayPrice {
  const wire = (amount: Minor) => toWire(amount, currency)
  return {
    currency,
    days,
    lines: lines.map(({ each, amount, ...it }) => ({
      ...it,
      each: each === null ? null : wire(each),
      amount: wire(amount),
    })),
    total: wire(sum(...lines.map((it) => it.amount))),
  }
}
