import { sql } from 'kysely'
import { upcoming } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import { followPrices } from './price-repo.ts'

/** Finds ticket types with their date and event. */
export function findTickets(query: Queryable, ids: readonly number[]) {
  return query
    .selectFrom('ticket')
    .innerJoin('event_date as date', 'date.id', 'ticket.date_id')
    .innerJoin('listing', 'listing.id', 'date.listing_id')
    .select(['ticket.id', 'ticket.date_id', 'ticket.price_minor', 'ticket.most_per_order'])
    .select(['ticket.capacity', 'ticket.sold', 'ticket.sales_from', 'ticket.sales_until'])
    .select(['date.starts_at', 'date.ends_at'])
    .select(['listing.id as listing_id', 'listing.business_id', 'listing.title', 'listing.currency'])
    .where('ticket.id', 'in', ids)
    .where('listing.is_active', '=', true)
    .execute()
}

export type TicketRow = Awaited<ReturnType<typeof findTickets>>[number]

export async function lockTickets(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.selectFrom('ticket').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/**
 * Counts the tickets of each type that are neither sold nor held now. Only after the lock does the count
 * stand, so it is a statement of its own, which sees what was committed while it waited.
 */
export function countLeft(
  query: Queryable,
  ids: readonly number[],
  now: Date,
  exceptHold: string | undefined,
) {
  const held = sql<number>`coalesce((select sum(k.quantity) from ticket_hold k join hold h on h.id = k.hold_id
    where k.ticket_id = ticket.id and h.expires_at > ${now} and h.id is distinct from ${exceptHold ?? null}), 0)`
  return query
    .selectFrom('ticket')
    .select('id')
    .select(sql<number>`(capacity - sold - ${held})::integer`.as('left'))
    .where('id', 'in', ids)
    .execute()
}

interface Line {
  ticket_id: number
  quantity: number
}

export async function holdTickets(tx: Tx, hold_id: string, lines: readonly Line[]): Promise<void> {
  await tx.deleteFrom('ticket_hold').where('hold_id', '=', hold_id).execute()
  await tx
    .insertInto('ticket_hold')
    .values(lines.map((it) => ({ ...it, hold_id })))
    .execute()
}

export function heldTickets(query: Queryable, hold_id: string) {
  return query
    .selectFrom('ticket_hold')
    .select(['ticket_id', 'quantity'])
    .where('hold_id', '=', hold_id)
    .orderBy('ticket_id')
    .execute()
}

export async function recordTickets(tx: Tx, booking_id: number, lines: readonly Line[]): Promise<void> {
  const ids = lines.map((it) => it.ticket_id)
  const tickets = await tx
    .selectFrom('ticket')
    .select(['id', 'name', 'price_minor'])
    .where('id', 'in', ids)
    .execute()
  const rows = lines.flatMap(({ ticket_id, quantity }) =>
    tickets
      .filter((it) => it.id === ticket_id)
      .map(({ name, price_minor }) => ({ booking_id, ticket_id, quantity, name, price_minor })),
  )
  await tx.insertInto('ticket_booking').values(rows).execute()
}

/**
 * Adds the tickets of a booking to those sold, or takes them away again. A constraint of the database refuses
 * more than the capacity.
 */
export async function moveSold(tx: Tx, booking_id: number, sign: 1 | -1, now: Date): Promise<void> {
  const lines = await tx
    .selectFrom('ticket_booking')
    .select(['ticket_id', 'quantity'])
    .where('booking_id', '=', booking_id)
    .orderBy('ticket_id')
    .execute()
  const turned: number[] = []
  for (const { ticket_id, quantity } of lines) {
    const moved = sign * quantity
    const { sold, capacity, date_id } = await tx
      .updateTable('ticket')
      .set((it) => ({ sold: it('sold', '+', moved) }))
      .where('id', '=', ticket_id)
      .returning(['sold', 'capacity', 'date_id'])
      .executeTakeFirstOrThrow()
    if (sold === capacity || sold - moved === capacity) turned.push(date_id)
  }
  await followPrices(tx, turned, now)
}

/** Finds the booked tickets of several bookings. */
export function findLines(query: Queryable, bookingIds: readonly number[]) {
  return query
    .selectFrom('ticket_booking')
    .select(['booking_id', 'name', 'quantity', 'price_minor'])
    .where('booking_id', 'in', bookingIds)
    .orderBy('ticket_id')
    .execute()
}

/** Finds the facts that only events have, of several listings. */
export function findEvents(query: Queryable, listingIds: readonly number[]) {
  return query
    .selectFrom('event')
    .select(['listing_id', 'is_online', 'google_map_url'])
    .where('listing_id', 'in', listingIds)
    .execute()
}

export interface MovedDate {
  dateId: number
  starts_at: Date
  ends_at: Date
  /** Whether the event has moved to another place. */
  hasMoved: boolean
}

/** Gives the upcoming bookings of a date its new times. Answers which of them have changed. */
export async function followDate(
  tx: Tx,
  { dateId, starts_at, ends_at, hasMoved }: MovedDate,
  now: Date,
): Promise<number[]> {
  const active = await tx
    .selectFrom('booking')
    .select(['id', 'starts_at', 'ends_at'])
    .where('status', 'in', upcoming)
    .where('ends_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('ticket_booking')
          .innerJoin('ticket', 'ticket.id', 'ticket_booking.ticket_id')
          .select('ticket.id')
          .whereRef('ticket_booking.booking_id', '=', 'booking.id')
          .where('ticket.date_id', '=', dateId),
      ),
    )
    .orderBy('id')
    .forUpdate('booking')
    .execute()
  const isOther = (one: Date, other: Date) => one.getTime() !== other.getTime()
  const late = active.filter((it) => isOther(it.starts_at, starts_at) || isOther(it.ends_at, ends_at))
  const ids = (hasMoved ? active : late).map((it) => it.id)
  if (ids.length > 0)
    await tx.updateTable('booking').set({ starts_at, ends_at }).where('id', 'in', ids).execute()
  return ids
}
