import type { Queryable, Tx } from '#server/db/database.ts'
import { dropOver } from '../stay/repo.ts'
import * as repo from './elsewhere-repo.ts'
import { merged, overlaps, without } from './spans.ts'

/**
 * What is let elsewhere is taken here, but for what is booked here, which stands. What somebody only holds gives
 * way: whoever has it elsewhere has it already.
 */
export async function takeElsewhere(tx: Tx, listingId: number, now: Date): Promise<void> {
  await repo.lockRentalById(tx, listingId)
  await dropOver(tx, listingId, now)
  const busy = merged(await repo.findBusyElsewhere(tx, listingId, now))
  const stays = await repo.findStays(tx, listingId, now)
  const gives = (it: (typeof stays)[number]) => it.is_wish && busy.some((one) => overlaps(one, it))
  const standing = stays.filter((it) => !it.is_elsewhere && !gives(it))
  const wanted = new Map(without(busy, standing).map((it) => [keyOf(it), it]))
  const gone = stays.filter((it) => gives(it) || (it.is_elsewhere && !wanted.delete(keyOf(it))))
  await repo.dropStays(
    tx,
    gone.map((it) => it.id),
  )
  await repo.addElsewhere(tx, listingId, [...wanted.values()])
}

const keyOf = ({ from, until }: { from: Date; until: Date }) => `${from.getTime()} ${until.getTime()}`

/** Once something here is free again, what other places said of the same time holds. */
export async function retakeElsewhere(tx: Tx, listingId: number, now: Date): Promise<void> {
  const busy = await repo.findBusyElsewhere(tx, listingId, now)
  if (busy.length > 0) await takeElsewhere(tx, listingId, now)
}

/** Bookings of ours at times that other places say are theirs. */
export async function findClashes(query: Queryable, listingId: number, now: Date): Promise<string[]> {
  const busy = await repo.findBusyElsewhere(query, listingId, now)
  const stays = await repo.findStays(query, listingId, now)
  return stays.flatMap((it) => (it.reference && busy.some((one) => overlaps(one, it)) ? [it.reference] : []))
}
