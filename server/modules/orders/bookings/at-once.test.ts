import { expect, test } from 'vitest'
import type { Booking } from '#contract/entities/booking.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addWallet, order, place, referenceOf, soldOf } from '#tests/support/orders.ts'
import { rounds } from '#tests/support/scope.ts'

const server = testApp()
const HOUR = 3_600_000
const PAID = 1_000

/**
 * A booking that took everything in a wallet, of an event whose organiser confirms each order, or does not.
 */
async function booked(needs_confirmation: boolean) {
  const { accountId, token } = await server.logIn()
  const wallet = await addWallet(server.database, { kind: 'wallet', account_id: accountId }, PAID)
  const starts = server.clock.now().getTime() + 100 * HOUR
  const held = { starts_at: new Date(starts), ends_at: new Date(starts + HOUR) }
  const { id: listing_id, ticketIds } = await addEvent(server.database, held)
  const terms = { full_refund_hours: 48, part_refund_hours: 12, part_refund_percent: 50 }
  await server.database.query
    .insertInto('booking_terms')
    .values({ listing_id, needs_confirmation, ...terms })
    .execute()
  const ticket = ticketIds[0] ?? 0
  const reference = referenceOf(await place(server, token, order(ticket, 1, { method: 'WALLET' })))
  return { token, reference, wallet, ticket }
}
type Booked = Awaited<ReturnType<typeof booked>>

const bookingOf = async ({ token, reference }: Booked) =>
  (await server.call('get-event-booking', { token, unique_booking_id: reference })).body.data as Booking

const cancel = async ({ token, reference }: Booked) =>
  (await server.call('cancel-event-booking', { token, unique_booking_id: reference })).status === 200
const callOff = async ({ reference }: Booked) =>
  typeof (await server.services.orders.parts.operatorBookings.cancel(reference)) === 'object'
const confirm = async ({ reference }: Booked) =>
  typeof (await server.services.orders.parts.operatorBookings.confirm(reference)) === 'object'
const enter = (pass: string) => async () =>
  'title' in (await server.services.orders.parts.checkIn.admit(pass))

/** The events of a booking in order, with the amount and the number of its refunds. */
async function outcome({ reference, wallet, ticket }: Booked) {
  const { query } = server.database
  const events = await query
    .selectFrom('booking_event')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select('kind')
    .where('reference', '=', reference)
    .orderBy('booking_event.id')
    .execute()
  const returned = await query
    .selectFrom('wallet_entry')
    .innerJoin('wallet_move', 'wallet_move.id', 'move_id')
    .select('amount_minor')
    .where('wallet_id', '=', wallet)
    .where('reference', '=', reference)
    .where('amount_minor', '>', 0)
    .execute()
  const refunds = await query
    .selectFrom('refund')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select('refund.amount_minor')
    .where('reference', '=', reference)
    .execute()
  return {
    life: events.map((it) => it.kind).join(' '),
    ...{ returned: returned.map((it) => it.amount_minor), refunds: refunds.map((it) => it.amount_minor) },
    sold: await soldOf(server.database, ticket),
  }
}

const GIVEN_BACK = { returned: [PAID], refunds: [PAID], sold: 0 }
const KEPT = { returned: [], refunds: [], sold: 1 }
const turns = [...Array(rounds()).keys()]

test.each(turns)(
  'cancelled by both sides again and again at one moment, it is given back once (%i)',
  async () => {
    const booking = await booked(false)
    const all = [...Array(6)].flatMap(() => [cancel(booking), callOff(booking)])
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1)
    expect(await outcome(booking)).toEqual({ life: 'placed cancelled', ...GIVEN_BACK })
  },
)

test.each(turns)(
  'cancelled and confirmed at one moment, it ends cancelled and is given back once (%i)',
  async (round) => {
    const booking = await booked(true)
    const both = round % 2 ? [confirm, cancel, confirm] : [cancel, confirm, cancel]
    await Promise.all(both.map((it) => it(booking)))
    const { life, ...rest } = await outcome(booking)
    expect(['placed cancelled', 'placed confirmed cancelled']).toContain(life)
    expect(rest).toEqual(GIVEN_BACK)
  },
)

test.each(turns)(
  'cancelled, confirmed and at the door at one moment, it is one of these to the end (%i)',
  async (round) => {
    const booking = await booked(true)
    const enterIt = enter((await bookingOf(booking)).passes[0]?.token ?? '')
    const [confirmed, left, entered] =
      round % 2
        ? await Promise.all([confirm(booking), cancel(booking), enterIt()])
        : (await Promise.all([enterIt(), cancel(booking), confirm(booking)])).toReversed()
    const { life, ...rest } = await outcome(booking)
    expect(entered && left).toBe(false)
    expect(entered && !confirmed).toBe(false)
    expect((await bookingOf(booking)).status).toBe(left ? 6 : entered ? 3 : 2)
    expect(['placed cancelled', 'placed confirmed cancelled', 'placed confirmed checked_in']).toContain(life)
    expect(rest).toEqual(left ? GIVEN_BACK : KEPT)
  },
)
