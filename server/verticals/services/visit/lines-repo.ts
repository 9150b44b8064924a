import { sql } from 'kysely'
import type { VisitItem } from '#contract/entities/visit.ts'
import { joined, type Span, without } from '#contract/place/spans.ts'
import type { TakenSpan } from '#contract/visit/assign.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { brokenRule } from '#server/db/sql-errors.ts'
import type { BookedLine, HeldLine } from '#server/db/visit-tables.ts'
import { type HeldBy, isHeldBy } from '#server/modules/orders/holds/holder-repo.ts'
import type { Share } from '#server/modules/orders/sellable.ts'
import { isBookedHere } from '../home/booked-here-repo.ts'
import { notToBeHad } from './requested-visit.ts'

/** The owner of an occupancy: a hold, a booking, or a proposal for a booking. */
export type Whose =
  | { hold_id: string; booking_id: null }
  | { hold_id: null; booking_id: number }
  | { hold_id: null; booking_id: null; proposal_id: number }

/** The rules by which neither a person nor a unit is taken twice at one time. */
const NOT_TWICE = ['occupancy_no_overlap', 'occupancy_no_unit_twice']

/**
 * Takes people and units for a visit. Where somebody else was faster, a constraint of the database refuses, and so does
 * this.
 */
export async function occupy(tx: Tx, whose: Whose, taken: readonly TakenSpan[]): Promise<void> {
  const rows = taken.map((it) => ({ ...it, ...whose }))
  if (rows.length === 0) return
  try {
    await tx.insertInto('occupancy').values(rows).execute()
  } catch (error) {
    if (NOT_TWICE.includes(brokenRule(error) ?? '')) throw notToBeHad('taken', { nearest: [] }, error)
    throw error
  }
}

/** Frees the people and units of a hold. */
export async function dropHeld(tx: Tx, hold_id: string): Promise<void> {
  await tx.deleteFrom('occupancy').where('hold_id', '=', hold_id).execute()
}

/** Takes people and units for the part of a changed visit that the booking does not have already. */
export async function occupyBeside(
  tx: Tx,
  whose: Whose,
  bookingId: number,
  taken: readonly TakenSpan[],
): Promise<void> {
  const own = await tx
    .selectFrom('occupancy')
    .select(['professional_id', 'resource_id', 'unit', 'from_min', 'until_min'])
    .where('booking_id', '=', bookingId)
    .execute()
  const more = taken.flatMap((it) => {
    const has = own.filter((own) => isOfSame(own, it)).map((own): Span => [own.from_min, own.until_min])
    const left = without([[it.from_min, it.until_min]], joined(has))
    return left.map(([from_min, until_min]) => ({ ...it, from_min, until_min }))
  })
  await occupy(tx, whose, more)
}

/** Whether two spans are of the same person or unit. */
const isOfSame = (one: Taker, other: Taker) =>
  one.professional_id === other.professional_id &&
  one.resource_id === other.resource_id &&
  one.unit === other.unit

type Taker = Pick<TakenSpan, 'professional_id' | 'resource_id' | 'unit'>

/** Frees the people and units of a booking. */
export async function dropBooked(tx: Tx, booking_id: number): Promise<void> {
  await tx.deleteFrom('occupancy').where('booking_id', '=', booking_id).execute()
}

/** Gives the people and units of a hold to a booking. */
export async function bookHeld(tx: Tx, hold_id: string, booking_id: number): Promise<void> {
  await tx
    .updateTable('occupancy')
    .set({ hold_id: null, booking_id })
    .where('hold_id', '=', hold_id)
    .execute()
}

/** Stores the item of a hold and its lines with their people. */
export async function saveHeld(
  tx: Tx,
  hold_id: string,
  { store_id, item, lines }: { store_id: number; item: VisitItem; lines: readonly HeldLine[] },
): Promise<void> {
  const held = { store_id, item: JSON.stringify(item), lines: JSON.stringify(lines) }
  await tx
    .insertInto('visit_hold')
    .values({ hold_id, ...held })
    .onConflict((it) => it.column('hold_id').doUpdateSet(held))
    .execute()
}

export async function isHeldAs(tx: Tx, hold_id: string, item: VisitItem): Promise<boolean> {
  const found = await tx
    .selectFrom('visit_hold')
    .select('hold_id')
    .where('hold_id', '=', hold_id)
    .where('item', '=', sql<VisitItem>`${JSON.stringify(item)}::jsonb`)
    .executeTakeFirst()
  return found !== undefined
}

/** Finds the lines of a hold. */
export function findHeldLines(query: Queryable, holdId: string) {
  return query.selectFrom('visit_hold').select('lines').where('hold_id', '=', holdId).executeTakeFirst()
}

/** Finds the hold an order came with, or the booking's own hold while it waits for its payment. */
export function findHeldFor(tx: Tx, bookingId: number, holdId: string | undefined) {
  return tx
    .selectFrom('visit_hold')
    .innerJoin('hold', 'hold.id', 'visit_hold.hold_id')
    .select(['visit_hold.hold_id', 'visit_hold.lines'])
    .where((it) => it.or([it('hold.booking_id', '=', bookingId), it('hold.id', '=', holdId ?? '')]))
    .executeTakeFirst()
}

/** Finds the visits that one holder holds at a store, the newest first. */
export async function findHeldBy(tx: Tx, slug: string, now: Date, by: HeldBy): Promise<Share['held']> {
  const { rows } = await sql<Share['held'][number]>`
    select hold.id as "holdId", 1 as quantity, hold.booking_id is not null as "isOrdered"
    from visit_hold join hold on hold.id = visit_hold.hold_id join listing on listing.id = visit_hold.store_id
    where listing.slug = ${slug} and ${isHeldBy(by, now)}
    order by hold.created_at desc, hold.id`.execute(tx)
  return rows
}

export async function addLines(tx: Tx, booking_id: number, lines: readonly BookedLine[]): Promise<void> {
  const rows = lines.map(({ addons, ...it }, at) => ({
    ...{ booking_id, no: at + 1, ...it },
    addons: JSON.stringify(addons),
  }))
  await tx.insertInto('visit_line').values(rows).execute()
}

/** Replaces the lines of a booking. */
export async function replaceLines(tx: Tx, booking_id: number, lines: readonly BookedLine[]): Promise<void> {
  await tx.deleteFrom('visit_line').where('booking_id', '=', booking_id).execute()
  await addLines(tx, booking_id, lines)
}

/**
 * Stores the person of each line of a booking, and when each was last assigned to a line for anybody, so that
 * such lines go round.
 */
export async function setPeople(
  tx: Tx,
  bookingId: number,
  people: readonly { id: number; name: string }[],
  now: Date,
): Promise<void> {
  const done = JSON.stringify(people.map((it, at) => ({ ...it, no: at + 1 })))
  await sql`
    with set_lines as (
      update visit_line set professional_id = it.id, professional_name = it.name
      from jsonb_to_recordset(${done}::jsonb) as it (no smallint, id bigint, name text)
      where booking_id = ${bookingId} and visit_line.no = it.no
      returning visit_line.professional_id, is_any
    )
    update staff set last_any_at = ${now} from booking, set_lines
    where booking.id = ${bookingId} and staff.store_id = booking.listing_id and set_lines.is_any
      and staff.professional_id = set_lines.professional_id`.execute(tx)
}

/** Finds the lines of some bookings, in order. */
export function findLines(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('visit_line')
    .innerJoin('booking', 'booking.id', 'visit_line.booking_id')
    .innerJoin('listing', 'listing.id', 'booking.listing_id')
    .selectAll('visit_line')
    .select('listing.slug')
    .where('visit_line.booking_id', 'in', bookingIds)
    .orderBy('visit_line.booking_id')
    .orderBy('visit_line.no')
    .execute()
}

export type LineRow = Awaited<ReturnType<typeof findLines>>[number]

/**
 * Finds the lines of some bookings with the page of each person, and whether the service can be booked again.
 */
export function findShownLines(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('visit_line')
    .innerJoin('store_service', 'store_service.id', 'visit_line.service_id')
    .innerJoin('booking', 'booking.id', 'visit_line.booking_id')
    .innerJoin('store', 'store.listing_id', 'booking.listing_id')
    .leftJoin('listing as person', 'person.id', 'visit_line.professional_id')
    .selectAll('visit_line')
    .select(['person.slug as person_slug', 'person.cover_image as person_image', 'store.phone'])
    .select(
      sql<boolean>`store_service.is_active and ${isBookedHere}
        and (store_service.type = 'collect'
          or exists (select from staff_service where service_id = store_service.id))`.as('is_offered'),
    )
    .where('visit_line.booking_id', 'in', bookingIds)
    .orderBy('visit_line.booking_id')
    .orderBy('visit_line.no')
    .execute()
}

/** Finds the people who did something on a visit, by its reference. */
export function findPeople(query: Queryable, reference: string): Promise<{ id: number; name: string }[]> {
  return query
    .selectFrom('visit_line')
    .innerJoin('booking', 'booking.id', 'visit_line.booking_id')
    .innerJoin('listing', 'listing.id', 'visit_line.professional_id')
    .select(['listing.id', 'listing.title as name'])
    .where('booking.reference', '=', reference)
    .groupBy(['listing.id', 'listing.title'])
    .orderBy('listing.id')
    .execute()
}

/** Finds the lines of some bookings as they were agreed, for a person's download of their data. */
export function findBookedLines(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('visit_line')
    .select(['booking_id', 'no', 'name', 'professional_name', 'is_any', 'price_minor', 'addons'])
    .select(sql<Date>`to_timestamp(from_min * 60::bigint)`.as('starts_at'))
    .select(sql<Date>`to_timestamp(until_min * 60::bigint)`.as('ends_at'))
    .where('booking_id', 'in', bookingIds)
    .orderBy('booking_id')
    .orderBy('no')
    .execute()
}
