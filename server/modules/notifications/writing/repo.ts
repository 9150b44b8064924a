import { sql } from 'kysely'
import { bookingStatus } from '#contract/status.ts'
import type { Queryable, Tx } from '#server/db/database.ts'
import type { NotificationDetails } from '#server/db/notification-tables.ts'

/**
 * The address to which one goes for a booking; empty where somebody comes to an address of the person's instead, which
 * no notification says: it may be read on a locked screen.
 */
const whereToGo = sql<string>`case when exists (select from booking_handover leg
  where leg.booking_id = booking.id and leg.kind = 'address' and leg.leg <> 'drop') then '' else listing.address end`

/** Selects bookings with what notifications say of them: the listing, the place and the time. */
function told(query: Queryable) {
  return query
    .selectFrom('booking')
    .innerJoin('listing', 'listing.id', 'booking.listing_id')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select(['booking.id as booking_id', 'booking.account_id', 'booking.vertical', 'booking.reference'])
    .select(['booking.title', 'booking.starts_at', 'booking.currency', 'booking.pay_until'])
    .select(['booking.needs_confirmation', 'booking.created_at as booked_at'])
    .select(whereToGo.as('address'))
    .select(['listing.time_zone', 'account.notifications', 'account.email'])
    .select(['account.email_confirmed_at', 'account.erased_at'])
}

/**
 * Locks events of bookings that were not told, the oldest first, so that nobody else tells them meanwhile.
 */
export function lockUntold(tx: Tx, { most, accountId }: { most: number; accountId?: number | undefined }) {
  let found = told(tx)
    .innerJoin('booking_event', 'booking_event.booking_id', 'booking.id')
    .select(['booking_event.id as event_id', 'booking_event.kind', 'booking_event.details'])
    .where('booking_event.told_at', 'is', null)
    .orderBy('booking_event.id')
    .limit(most)
    .forUpdate('booking_event')
    .skipLocked()
  if (accountId !== undefined) found = found.where('booking.account_id', '=', accountId)
  return found.execute()
}

export type UntoldEvent = Awaited<ReturnType<typeof lockUntold>>[number]
/** A booking as notifications need it. */
export type ToldBooking = Omit<UntoldEvent, 'event_id' | 'kind' | 'details'>

/** Locks events of accounts that were not told. */
export function lockUntoldOfAccounts(
  tx: Tx,
  { most, accountId }: { most: number; accountId?: number | undefined },
) {
  let found = tx
    .selectFrom('account_event')
    .select(['id', 'account_id', 'kind', 'subject', 'details'])
    .where('told_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
  if (accountId !== undefined) found = found.where('account_id', '=', accountId)
  return found.execute()
}

export type UntoldAccountEvent = Awaited<ReturnType<typeof lockUntoldOfAccounts>>[number]

/** Finds confirmed bookings that begin within a time and have not had this reminder. */
export function findToRemind(
  query: Queryable,
  { kind, from, until }: { kind: string; from: Date; until: Date },
) {
  return told(query)
    .where('booking.status', '=', bookingStatus.confirmed)
    .where('booking.starts_at', '>', from)
    .where('booking.starts_at', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('notification')
            .select('notification.id')
            .whereRef('notification.booking_id', '=', 'booking.id')
            .where('notification.kind', '=', kind)
            .where(sql<boolean>`(notification.details ->> 'starts_at')::timestamptz = booking.starts_at`),
        ),
      ),
    )
    .orderBy('booking.starts_at')
    .limit(1_000)
    .execute()
}

export async function noteTold(tx: Tx, eventIds: readonly number[], now: Date): Promise<void> {
  await tx.updateTable('booking_event').set({ told_at: now }).where('id', 'in', eventIds).execute()
}

export async function noteToldOfAccounts(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx.updateTable('account_event').set({ told_at: now }).where('id', 'in', ids).execute()
}

/** Sums up the refunds at the end of a booking, done or owed. */
export async function refundedOf(query: Queryable, booking_id: number): Promise<number> {
  const { total } = await query
    .selectFrom('refund')
    .select((it) => it.fn.coalesce(it.fn.sum<number>('amount_minor'), sql<number>`0`).as('total'))
    .where('booking_id', '=', booking_id)
    .where('change_no', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Finds a person to notify, and how they may be reached. */
export function findPerson(query: Queryable, accountId: number) {
  return query
    .selectFrom('account')
    .select(['notifications', 'email', 'email_confirmed_at', 'erased_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}

/** A person to notify, and how they may be reached. */
export type ToldPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** Finds when the mail about unread notifications of a subject is due, where nobody has begun to send it. */
export async function pendingMail(tx: Tx, accountId: number, subject: string): Promise<Date | undefined> {
  const found = await tx
    .selectFrom('delivery')
    .innerJoin('notification', 'notification.id', 'delivery.notification_id')
    .select('delivery.due_at')
    .where('notification.account_id', '=', accountId)
    .where('notification.subject', '=', subject)
    .where('notification.read_at', 'is', null)
    .where('delivery.session_id', 'is', null)
    .where('delivery.tries', '=', 0)
    .executeTakeFirst()
  return found?.due_at
}

/** Deletes the unread notifications of a subject, with their deliveries that have not left yet. */
export async function dropUnread(tx: Tx, account_id: number, subject: string): Promise<void> {
  await tx
    .deleteFrom('notification')
    .where('account_id', '=', account_id)
    .where('subject', '=', subject)
    .where('read_at', 'is', null)
    .execute()
}

export interface NewNotification {
  account_id: number
  booking_id: number | null
  subject: string | null
  kind: string
  fact: string
  details: NotificationDetails
  created_at: Date
}

/** Adds a notification and answers its id; undefined where this event was told before. */
export async function addNotification(tx: Tx, it: NewNotification): Promise<number | undefined> {
  const added = await tx
    .insertInto('notification')
    .values({ ...it, details: JSON.stringify(it.details), read_at: null })
    .onConflict((found) => found.column('fact').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

/** Adds deliveries of a notification: each to a device or, without one, by mail. */
export async function addDeliveries(
  tx: Tx,
  deliveries: readonly {
    notification_id: number
    session_id: number | null
    due_at: Date
    expires_at: Date
  }[],
): Promise<void> {
  if (deliveries.length === 0) return
  await tx
    .insertInto('delivery')
    .values(deliveries.map((it) => ({ ...it, service: it.session_id === null ? null : 'notification' })))
    .execute()
}
