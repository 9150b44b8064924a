import { type Minor, minor, sum } from '#contract/money.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { atAgreedFees, requireInTime } from '#server/modules/handover/agreed.ts'
import { saveLegs } from '#server/modules/handover/agreed-repo.ts'
import { bookDrives } from '#server/modules/handover/drives-repo.ts'
import type { Offer } from '#server/modules/orders/offer.ts'
import { findLines, type LineRow, replaceLines } from '../visit/lines-repo.ts'
import {
  type CollectionItem,
  collectionOffer,
  plannedCollection,
  type RequestedCollection,
  requestedCollection,
} from './requested-collection.ts'

type Line = RequestedCollection['lines'][number]

/** The offer of what is collected for somebody who has booked it, at the prices and fees that were agreed. */
export async function offerChanged(
  query: Queryable,
  item: CollectionItem,
  bookingId: number,
  now: Date,
): Promise<Offer> {
  await requireInTime(query, bookingId, now, 'homeVisit.too_late')
  const asked = await requestedCollection(query, item, now)
  const { total } = await atAgreedFees(query, bookingId, asked.planned)
  const lines = await agreedLines(query, asked.lines, bookingId)
  return collectionOffer({ ...asked, price: sum(...lines.map(priceOf)) }, total)
}

/** Moves what is collected for a booking to other windows, or another address. */
export async function moveCollection(tx: Tx, item: CollectionItem, bookingId: number): Promise<void> {
  const { lines, planned, during } = await plannedCollection(tx, item)
  await replaceLines(tx, bookingId, await agreedLines(tx, lines, bookingId))
  await saveLegs(tx, bookingId, planned && (await atAgreedFees(tx, bookingId, planned)), during)
  await bookDrives(tx, bookingId)
}

/** Lines at the prices that were agreed for the services and add-ons that stay. */
async function agreedLines(query: Queryable, lines: readonly Line[], bookingId: number): Promise<Line[]> {
  const booked = await findLines(query, [bookingId])
  return lines.map((line) =>
    asAgreed(
      line,
      booked.find((it) => it.service_id === line.service_id),
    ),
  )
}

function asAgreed(line: Line, before: LineRow | undefined): Line {
  if (!before) return line
  const { price_minor } = before
  const addons = line.addons.map((it) => before.addons.find(({ id }) => id === it.id) ?? it)
  return { ...line, price_minor, addons }
}

const priceOf = ({ price_minor, addons }: Line): Minor =>
  sum(minor(price_minor), ...addons.map((it) => minor(it.price_minor)))
