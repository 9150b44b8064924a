import * as v from 'valibot'
import type { PricedRental } from '#contract/entities/rental.ts'
import { type Minor, parseWire, sum, ZERO } from '#contract/money.ts'
import { priceStay, rateOf, type StayPrice } from '#contract/rental/price.ts'
import { pricingOf, type RentalPricing } from '#contract/rental/pricing.ts'
import type { Stay } from '#contract/rental/stay.ts'
import {
  type ChosenHandover,
  chosenHandoverSchema,
  handoverFees,
} from '#src/core/handover/chosen-handover.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import type { DraftContent, DraftFormat } from '#src/data/checkout/drafts.ts'
import { momentsOf } from '#src/lib/zone-clock.ts'

/** A chosen stay, by the clock there, with the rental's prices as last seen. */
export interface ChosenStay {
  start_date: string
  end_date: string
  pricing_type: RentalPricing
  price: number
  day_price: number | null
  /** Held on arrival, and no part of the price. */
  security_deposit: number
  /** The kind of rental, vehicle or home; earlier versions did not store it. */
  kind: string
  /** How one gets it can be chosen; earlier versions did not know. */
  has_handover: boolean
  handover?: ChosenHandover | undefined
}

/** The format of a draft of a stay: stored as `stay`, beside empty lines, which earlier versions count. */
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
  has_handover: v.optional(v.boolean(), false),
  handover: v.fallback(v.optional(chosenHandoverSchema), undefined),
})

const CLOCK = 'YYYY-MM-DD HH:mm'.length

/** The price of a stay, as far as this device knows. */
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

/** The price of a stay and of its handover, as far as this device knows. */
export const totalOf = (stay: ChosenStay, currency: string): Minor =>
  sum(priceOf(stay, currency).total, ...handoverFees(stay.handover, currency).map((it) => it.fee))

/** A stay with the rental's present prices. */
export function stayAt(rental: PricedRental, { start, end }: Stay): ChosenStay {
  const { price, pricing_type, day_price, security_deposit, rental_type, has_handover } = rental
  const { type: kind } = rental_type
  const priced = { price, pricing_type, day_price, security_deposit }
  return { start_date: start, end_date: end, ...priced, kind, has_handover }
}

/**
 * The draft with a stay, and with a handover: undefined keeps that of before, null takes it away. A draft of another
 * rental is replaced: the caller has asked whether it may go.
 */
export function withStay(
  draft: Draft<ChosenStay> | null,
  rental: PricedRental,
  stay: Stay,
  { hold, handover }: { hold: Draft['hold']; handover?: ChosenHandover | null | undefined },
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
    // The hold that the person had for other times: it is changed to these times when they go on.
    hold: hold ?? ours?.hold,
    listing: {
      ...{ slug, title, cover_image, cover_color, currency, timezone },
      ...{ start: instant(stay.start).toISOString(), end: instant(stay.end).toISOString() },
    },
    chosen: {
      ...stayAt(rental, stay),
      handover: handover === undefined ? ours?.chosen.handover : (handover ?? undefined),
    },
  }
}
