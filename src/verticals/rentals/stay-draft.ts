import type { PricedRental } from '#contract/entities/rental.ts'
import { parseWire, ZERO } from '#contract/money.ts'
import { priceStay, rateOf, type StayPrice } from '#contract/rental/price.ts'
import type { Stay } from '#contract/rental/stay.ts'
import type { Draft, DraftStay } from '#src/data/checkout/draft.ts'
import type { DraftContent } from '#src/data/checkout/drafts.ts'
import { momentsOf } from '#src/lib/zone-clock.ts'

const CLOCK = 'YYYY-MM-DD HH:mm'.length

/** What a stay costs, as far as this device knows. */
export function priceOf(stay: DraftStay, currency: string): StayPrice {
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
export function stayAt(rental: PricedRental, { start, end }: Stay): DraftStay {
  const { price, pricing_type, day_price, security_deposit } = rental
  return { start_date: start, end_date: end, price, pricing_type, day_price, security_deposit }
}

/** A rental for a time. What was chosen of another one goes, and who calls this has asked whether it may. */
export function withStay(
  draft: Draft | null,
  rental: PricedRental,
  stay: Stay,
  hold: Draft['hold'],
): DraftContent {
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
    lines: [],
    stay: stayAt(rental, stay),
  }
}

/** The time of a draft of ours, which is never without. */
export function stayIn({ stay }: Draft): DraftStay {
  if (!stay) throw new Error('A rental is had for a time.')
  return stay
}
