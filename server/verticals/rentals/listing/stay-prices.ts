import { minor, toWire } from '#contract/money.ts'
import { priceStay, rateOf } from '#contract/rental/price.ts'
import type { Stay } from '#contract/rental/stay.ts'
import type { Queryable } from '#server/db/database.ts'
import { findRates } from './repo.ts'

/** The prices of rentals for a stay, by slug. Rentals without a price are left out. */
export async function stayPrices(query: Queryable, slugs: readonly string[], stay: Stay) {
  const rates = await findRates(query, slugs)
  return new Map(
    rates.flatMap((rate) => {
      if (rate.price_minor === null) return []
      const { days, total } = priceStay(rateOf(rate), stay)
      return [[rate.slug, { days, total: toWire(minor(total), rate.currency) }] as const]
    }),
  )
}
