import * as v from 'valibot'
import type { PricedRental } from '#contract/entities/rental.ts'
import { parseWire, ZERO } from '#contract/money.ts'
import { priceStay, rateOf, type StayPrice } from '#contract/rental/price.ts'
import { pricingOf, type RentalPricing } from '#contract/rental/pricing.ts'
import type { Stay } from '#contract/rental/stay.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import type { DraftContent, DraftFormat } from '#src/data/checkout/drafts.ts'
import { momentsOf } from '#src/lib/zone-clock.ts'

/** From when to when a rental is chosen, by the clock there, at the price it had when it was last seen. */
export interface ChosenStay {
  start_date: string
  end_date: string
  pricing_type: RentalPricing
  price: number
  day_price: number | null
  /** Held on arrival, and no part of the price. */
  security_deposit: number
  /** Whether it is a vehicle or a home; earlier versions did not say. */
  kind: string
}

/** A stay is written down as `stay`, beside lines that no stay has: earlier versions count them. */
export const stayFormat: DraftFormat<ChosenStay> = {
  table: 'rentalCart',
  write: (stay) => ({ lines: [], stay }),
  read({ stay }) {
    const found = v.safeParse(staySchema, stay)
    return found.success ? found.output : undefined
  },
}

const staySchema = v.object({
  start_date: v.string(),
  end_date: v.string(),
  pricing_type: v.pipe(v.string(), v.transform(pricingOf)),
  price: v.number(),
  day_price: v.optional(v.nullable(v.number()), null),
  security_deposit: v.optional(v.number(), 0),
  kind: v.optional(v.string(), ''),
})

const CLOCK = 'YYYY-MM-DD HH:mm'.length

/** What a stay costs, as far as this device knows. */
export function priceOf(stay: ChosenStay, currency: string): StayPrice {
  const { pricing_type, price, day_price, start_date: start, end_date: end } = stay
  const minorOf = (amount: number) => parseWire(amount, currency) ?? ZERO
  const rate = rateOf({
    pricing_type,
    price_minor: minorOf(price),
    day_price_minor: day_price === null ? null : minorOf(day_price),
  })
  return priceStay(rate, { start, end })
}

/** A rental for a time, at what it costs now. */
export function stayAt(rental: PricedRental, { start, end }: Stay): ChosenStay {
  const { price, pricing_type, day_price, security_deposit, rental_type } = rental
  const { type: kind } = rental_type
  return { start_date: start, end_date: end, price, pricing_type, day_price, security_deposit, kind }
}

/** A rental for a time. What was chosen of another one goes, and who calls this has asked whether it may. */
export function withStay(
  draft: Draft<ChosenStay> | null,
  rental: PricedRental,
  stay: Stay,
  hold: Draft['hold'],
): DraftContent<ChosenStay> {
  const { slug, title, cover_image, cover_color, currency, timezone } = rental
  const ours = draft?.listing.slug === slug ? draft : undefined
  const instant = (time: string) => {
    const found = momentsOf(time.slice(0, CLOCK), timezone)
    return new Date((found.find((it) => it.time === time) ?? found[0])?.ms ?? Number.NaN)
  }
  return {
    id: ours?.id ?? crypto.randomUUID(),
    perks: ours?.perks ?? {},
    note: ours?.note ?? '',
    // A guest's, of other times: it is changed to these where they go on.
    hold: hold ?? ours?.hold,
    listing: {
      ...{ slug, title, cover_image, cover_color, currency, timezone },
      ...{ start: instant(stay.start).toISOString(), end: instant(stay.end).toISOString() },
    },
    chosen: stayAt(rental, stay),
  }
}
