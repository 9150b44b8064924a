import { type SqlBool, sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { TakenSpan } from '#contract/visit/assign.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { BookedLine } from '#server/db/visit-tables.ts'
import { setAnswer } from '#server/modules/orders/record/repo.ts'

const { awaitingConfirmation, confirmed } = bookingStatus

interface NewProposal {
  booking_id: number
  reason: Tables['visit_proposal']['reason']
  lines: readonly BookedLine[]
  taken: readonly TakenSpan[]
  expires_at: Date
  created_at: Date
}

export async function addProposal(tx: Tx, { lines, taken, ...proposal }: NewProposal): Promise<number> {
  const row = { ...proposal, lines: JSON.stringify(lines), taken: JSON.stringify(taken) }
  const added = tx.insertInto('visit_proposal').values(row).returning('id')
  return (await added.executeTakeFirstOrThrow()).id
}

/** Finds the proposals for some bookings that can still be answered. */
export function findOpen(query: Queryable, bookingIds: readonly number[], now: Date) {
  return query
    .selectFrom('visit_proposal')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .execute()
}

export type ProposalRow = Awaited<ReturnType<typeof findOpen>>[number]

/** Closes the open proposals for some bookings, and frees what they hold. No answer is waited for any more. */
export async function closeProposals(
  tx: Tx,
  bookingIds: readonly number[],
  state: 'accepted' | 'declined' | 'expired' | 'withdrawn',
): Promise<void> {
  if (bookingIds.length === 0) return
  const closed = await tx
    .updateTable('visit_proposal')
    .set({ state })
    .where('booking_id', 'in', bookingIds)
    .where('state', '=', 'open')
    .returning('id')
    .execute()
  const ids = closed.map((it) => it.id)
  if (ids.length === 0) return
  await tx.deleteFrom('occupancy').where('proposal_id', 'in', ids).execute()
  await setAnswer(tx, bookingIds, { answer_until: null })
}

/** Locks bookings whose proposal was not answered in time. */
export async function lockUnanswered(tx: Tx, now: Date, most: number): Promise<number[]> {
  const found = await tx
    .selectFrom('booking')
    .innerJoin('visit_proposal', 'visit_proposal.booking_id', 'booking.id')
    .select('booking.id')
    .where('visit_proposal.state', '=', 'open')
    .where('visit_proposal.expires_at', '<=', now)
    .orderBy('booking.id')
    .limit(most)
    .forUpdate('booking')
    .skipLocked()
    .execute()
  return found.map((it) => it.id)
}

/** Locks some bookings, by their ids, as everybody locks several. */
export async function lockBookings(tx: Tx, references: readonly string[]): Promise<void> {
  if (references.length === 0) return
  await tx
    .selectFrom('booking')
    .select('id')
    .where('reference', 'in', references)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The names of the resources of which what is called `booking` takes a unit that is not to be had then. */
const lostUnits = sql<string[]>`array(
  select distinct resource.name from occupancy own join resource on resource.id = own.resource_id
  where own.booking_id = booking.id and (not resource.is_active or own.unit > resource.units
    or exists (select from absence
      where absence.resource_id = own.resource_id and (absence.unit is null or absence.unit = own.unit)
        and int4range(absence.from_min, absence.until_min) && int4range(own.from_min, own.until_min)))
  order by resource.name)`

/** Finds visits that are still to come, of one booking or store or of all, the next one first. */
export function findComing(
  query: Queryable,
  now: Date,
  { bookingId, store }: { bookingId?: number; store?: string | undefined },
) {
  let found = query
    .selectFrom('booking')
    .innerJoin('listing', 'listing.id', 'booking.listing_id')
    .select(['booking.id', 'booking.reference', 'booking.account_id', 'booking.title'])
    .select(['booking.answer_until', 'listing.slug', 'listing.time_zone'])
    .select(lostUnits.as('lost'))
    .where('booking.vertical', '=', 'services')
    .where('booking.status', 'in', [awaitingConfirmation, confirmed])
    .where('booking.starts_at', '>', now)
    .orderBy('booking.starts_at')
    .orderBy('booking.id')
  if (bookingId !== undefined) found = found.where('booking.id', '=', bookingId)
  if (store !== undefined) found = found.where('listing.slug', '=', store)
  return found.execute()
}

export type ComingVisit = Awaited<ReturnType<typeof findComing>>[number]

/** Whether a person is absent at any time between two minutes since 1970. */
export async function isAbsent(
  query: Queryable,
  {
    professional_id,
    from_min,
    until_min,
  }: Pick<TakenSpan, 'from_min' | 'until_min'> & { professional_id: number },
): Promise<boolean> {
  const found = await query
    .selectFrom('absence')
    .select('id')
    .where('professional_id', '=', professional_id)
    .where(
      sql<SqlBool>`int4range(from_min, until_min) && int4range(${from_min}::integer, ${until_min}::integer)`,
    )
    .executeTakeFirst()
  return found !== undefined
}

/** How the last proposal for a booking ended. */
export async function findLastState(query: Queryable, bookingId: number) {
  const found = query
    .selectFrom('visit_proposal')
    .select('state')
    .where('booking_id', '=', bookingId)
    .orderBy('id', 'desc')
  return (await found.executeTakeFirst())?.state
}
