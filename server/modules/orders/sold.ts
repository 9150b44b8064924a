import * as v from 'valibot'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Changed, Times } from './change/changeable.ts'
import type { Holder, Offer, Sellable, Share } from './sellable.ts'

/** What somebody would buy: items of one vertical, with all that is asked of them. */
export interface Choice {
  offer(query: Queryable, now: Date): Promise<Offer>
  lock(tx: Tx, now: Date): Promise<void>
  assertAvailable(query: Queryable, now: Date, exceptHold: string | undefined): Promise<void>
  share(tx: Tx, now: Date, of: { holder: Holder; exceptHold: string | undefined }): Promise<Share | undefined>
  reserve(tx: Tx, holdId: string): Promise<void>
  isReserved(tx: Tx, holdId: string): Promise<boolean>
  saveLines(tx: Tx, bookingId: number): Promise<void>
}

/** Other times that somebody would have for what they booked. */
export interface OtherTimes extends Pick<Choice, 'offer' | 'lock'> {
  assertAvailable(query: Queryable, now: Date, of: Changed): Promise<void>
  reserve(tx: Tx, holdId: string, now: Date, of: Changed): Promise<void>
  move(tx: Tx, now: Date, of: Changed): Promise<void>
}

/** A vertical as orders sell it, who know nothing of its items. */
export interface Sold
  extends Pick<Sellable<unknown>, 'holdMs' | 'bookingPath' | 'passes' | 'sell' | 'unsell'> {
  /** Reads items as a call brings them. Refuses those of another vertical. */
  choose(items: unknown): Choice
  /** The same listing at other times; without it what is booked keeps its own. */
  chooseTimes?(query: Queryable, listingId: number, times: Times): Promise<OtherTimes>
}

/** Sells what a vertical has by what it says of its items. */
export function sold<Items>(sellable: Sellable<Items>): Sold {
  const { items: schema, change, ...how } = sellable
  const choiceOf = (items: Items): Choice => ({
    offer: (query, now) => how.offer(query, items, now),
    lock: (tx, now) => how.lock(tx, items, now),
    assertAvailable: (query, now, exceptHold) => how.assertAvailable(query, items, now, exceptHold),
    share: async (tx, now, of) => how.share?.(tx, items, now, of),
    reserve: (tx, holdId) => how.reserve(tx, holdId, items),
    isReserved: (tx, holdId) => how.isReserved(tx, holdId, items),
    saveLines: (tx, bookingId) => how.saveLines(tx, bookingId, items),
  })
  return {
    ...how,
    choose(given) {
      const read = v.safeParse(schema, given)
      if (!read.success) throw new Refusal('VALIDATION', 'error.validation')
      return choiceOf(read.output)
    },
    ...(change && {
      async chooseTimes(query, listingId, times) {
        const items = await change.itemsOf(query, listingId, times)
        const { offer, lock } = choiceOf(items)
        return {
          offer,
          lock,
          assertAvailable: (query, now, of) => change.assertAvailable(query, items, now, of),
          reserve: (tx, holdId, now, of) => change.reserve(tx, holdId, items, now, of),
          move: (tx, now, of) => change.move(tx, items, now, of),
        }
      },
    }),
  }
}

/** What orders need to know of each vertical; one that is not sold says nothing of it. */
export type SoldVerticals = Readonly<Partial<Record<VerticalId, { sold?: Sold }>>>

/** How a vertical is sold. One that is not has nothing to hold, to bill or to order. */
export function soldOf({ verticals }: { verticals: SoldVerticals }, vertical: VerticalId): Sold {
  const found = verticals[vertical]?.sold
  if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
  return found
}
