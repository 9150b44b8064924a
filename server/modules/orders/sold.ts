import * as v from 'valibot'
import type { Hold } from '#contract/calls/orders.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Changeable, Changed } from './change/changeable.ts'
import type { Offer } from './offer.ts'
import type { Holder, Sellable, Share } from './sellable.ts'

/** A choice: order items bound to how their vertical is sold. */
export interface Choice {
  offer(query: Queryable, now: Date): Promise<Offer>
  lock(tx: Tx, now: Date): Promise<void>
  assertAvailable(query: Queryable, now: Date, exceptHold: string | undefined): Promise<void>
  share(tx: Tx, now: Date, of: { holder: Holder; exceptHold: string | undefined }): Promise<Share | undefined>
  ownHold(query: Queryable, accountId: number, now: Date): Promise<string | undefined>
  reserve(tx: Tx, holdId: string, now: Date): Promise<void>
  isReserved(tx: Tx, holdId: string): Promise<boolean>
  shown(query: Queryable, holdId: string, offer: Offer): Promise<Pick<Hold, 'visit'> | undefined>
  saveLines(tx: Tx, bookingId: number): Promise<void>
}

/** Other times that a person would have for a booking. */
export interface OtherTimes extends Pick<Choice, 'offer' | 'lock' | 'reserve'> {
  /** The request for them, as it was made. */
  wanted: unknown
  /** Whether more than the time changes. */
  isOther(query: Queryable): Promise<boolean>
  assertAvailable(query: Queryable, now: Date): Promise<void>
  move(tx: Tx, now: Date): Promise<void>
}

/** A vertical as orders sell it, without knowing its items. */
export interface Sold
  extends Pick<
    Sellable<unknown>,
    'holdMs' | 'terms' | 'refusedMethods' | 'bookingPath' | 'bookedWords' | 'passes' | 'sell' | 'unsell'
  > {
  /** Reads the items of a call. Refuses those of another vertical. */
  choose(items: unknown): Choice
  /**
   * Reads other times for a booking, out of a call or out of what was stored; missing where bookings cannot
   * be changed.
   */
  chooseTimes?(query: Queryable, of: Changed, wanted: unknown): Promise<OtherTimes>
  changeUntil?: Changeable<unknown>['until']
}

/** Binds the way a vertical is sold to its items, so that orders never read them. */
export function sold<Items>(sellable: Sellable<Items>): Sold {
  const { items: schema, change, ...how } = sellable
  const choiceOf = (items: Items): Choice => ({
    offer: (query, now) => how.offer(query, items, now),
    lock: (tx, now) => how.lock(tx, items, now),
    assertAvailable: (query, now, exceptHold) => how.assertAvailable(query, items, now, exceptHold),
    share: async (tx, now, of) => how.share?.(tx, items, now, of),
    ownHold: async (query, accountId, now) => how.ownHold?.(query, items, accountId, now),
    reserve: (tx, holdId, now) => how.reserve(tx, holdId, items, now),
    isReserved: (tx, holdId) => how.isReserved(tx, holdId, items),
    shown: async (query, holdId, offer) => how.shown?.(query, holdId, offer),
    saveLines: (tx, bookingId) => how.saveLines(tx, bookingId, items),
  })
  return {
    ...how,
    choose: (given) => choiceOf(readAs(schema, given)),
    ...(change && {
      changeUntil: change.until,
      async chooseTimes(query, of, given) {
        const wanted = readAs(change.wanted, given)
        const items = await change.itemsOf(query, of, wanted)
        const { offer, lock } = choiceOf(items)
        return {
          ...{ wanted, lock },
          offer: (query, now) => change.offer?.(query, items, of, now) ?? offer(query, now),
          isOther: async (query) => (await change.isOther?.(query, items, of)) ?? false,
          assertAvailable: (query, now) => change.assertAvailable(query, items, now, of),
          reserve: (tx, holdId, now) => change.reserve(tx, holdId, items, now, of),
          move: (tx, now) => change.move(tx, items, now, of),
        }
      },
    }),
  }
}

/** Reads a value by the vertical's own schema, or refuses it. */
function readAs<T>(schema: v.GenericSchema<unknown, T>, given: unknown): T {
  const read = v.safeParse(schema, given)
  if (!read.success) throw new Refusal('VALIDATION', 'error.validation')
  return read.output
}

/** The verticals as orders know them. */
export type SoldVerticals = Readonly<Partial<Record<VerticalId, { sold?: Sold }>>>

/** The vertical as it is sold; refused where it is not, since nothing of it can be held, billed or ordered. */
export function soldOf({ verticals }: { verticals: SoldVerticals }, vertical: VerticalId): Sold {
  const found = verticals[vertical]?.sold
  if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
  return found
}
