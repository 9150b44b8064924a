import type { ParsedRequestOf, ReplyOf } from '#contract/call.ts'
import type { rentalChangeCalls } from '#contract/calls/rentals/changes.ts'
import type { ChangeQuote } from '#contract/calls/standard/changes.ts'
import type { ShownBooking } from '#server/modules/orders/record/repo.ts'
import type { Deps } from '../../deps.ts'
import { nearestTo } from '../availability/nearest.ts'
import { findOwnHold } from '../availability/own-repo.ts'
import { presentStayPrice } from '../stay/presenter.ts'
import * as repo from '../stay/repo.ts'
import { assertCourierFree } from '../stay/requested-handover.ts'
import { itemOf, requestedStay, spotOf } from '../stay/requested-stay.ts'
import { instantAt } from '../stay/stay-time.ts'
import { rentalChange } from './changeable.ts'

type Calls = typeof rentalChangeCalls
type StayQuote = Omit<ReplyOf<Calls['quote']>, keyof ChangeQuote>

/** Quotes other dates for a booked rental: whether it is free then, the price, and the nearest free dates. */
export async function stayQuote(
  { database: { query }, clock }: Deps,
  booking: ShownBooking,
  wanted: ParsedRequestOf<Calls['quote']>,
): Promise<StayQuote> {
  const now = clock.now()
  const { slug, account_id: accountId, id: bookingId } = booking
  const items = await rentalChange.itemsOf(query, { slug, accountId, bookingId }, wanted)
  const asked = await requestedStay(query, itemOf(items), now)
  const exceptHold = await findOwnHold(query, accountId, asked.rental.id, now)
  const but = { now, exceptHold, exceptBooking: bookingId }
  const taken = await repo.findTaken(query, asked.rental.id, asked.during, but)
  if (taken.length === 0)
    await assertCourierFree(query, (await spotOf(query, items)).handover, asked.during, but)
  const isOther = (start: string) =>
    instantAt(start, booking.time_zone, 'start_date').getTime() !== booking.starts_at.getTime()
  const nearest = taken.length > 0 ? await nearestTo(query, asked, but) : []
  return {
    available: taken.length === 0,
    nearest: nearest.filter((it) => isOther(it.start_date)),
    price: presentStayPrice(asked.price, booking.currency),
  }
}
