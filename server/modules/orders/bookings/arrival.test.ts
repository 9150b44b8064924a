import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { eventBookingCalls } from '#contract/calls/events/bookings.ts'
import { bookingStatus } from '#contract/status.ts'
import { runCommand } from '#server/operator/commands.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { order, place, referenceOf } from '#tests/support/orders.ts'

const server = testApp()
const HOUR_MS = 3_600_000
const TEXT = 'The gate code is 4711.'

const operate = async (...args: string[]) => {
  const { database, clock, services } = server
  const { signal } = new AbortController()
  const run = await runCommand(args, services, { mode: 'test', database, clock, tell: () => {}, signal })
  return [run.code, run.output.trimEnd()]
}

/** A booking of an event that begins in two days, and how its owner reads it. */
async function booked(listing: object = {}) {
  const { token, accountId } = await server.logIn()
  const starts = server.clock.now().getTime() + 48 * HOUR_MS
  const at = { starts_at: new Date(starts), ends_at: new Date(starts + HOUR_MS) }
  const { id, ticketIds } = await addEvent(server.database, { title: 'Brass', ...at, ...listing })
  const { slug } = await server.database.query
    .selectFrom('listing')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const unique_booking_id = referenceOf(await place(server, token, order(ticketIds[0] ?? 0, 1)))
  const arrival = async () => {
    const { body } = await server.call('get-event-booking', { token, unique_booking_id })
    return v.parse(eventBookingCalls.one.reply, body).data.arrival
  }
  const set = (status: number) => {
    const pay_until = status === bookingStatus.awaitingPayment ? at.starts_at : null
    const cancelled_at = status === bookingStatus.cancelled ? server.clock.now() : null
    return server.database.query
      .updateTable('booking')
      .set({ status, pay_until, cancelled_at, cancel_reason: cancelled_at && 'customer' })
      .where('account_id', '=', accountId)
      .execute()
  }
  return { token, accountId, slug, arrival, set, starts }
}

describe('how one gets in', () => {
  test('is told of a booking from a day before, or as the host says, and of nothing else', async () => {
    const { slug, arrival, starts } = await booked()
    expect(await arrival()).toBeNull()
    expect(await operate('arrival', 'set', 'events', slug, TEXT)).toEqual([
      0,
      'Who has booked “Brass” is told from 24 hours before.',
    ])
    expect(await arrival()).toEqual({ from: new Date(starts - 24 * HOUR_MS).toISOString(), text: null })
    server.clock.move(24 * HOUR_MS)
    expect(await arrival()).toMatchObject({ text: TEXT })
    await operate('arrival', 'set', 'events', slug, TEXT, '2')
    expect(await arrival()).toMatchObject({ text: null })
    const page = await server.call(`get-event-info/${slug}`, {})
    expect([page.status, JSON.stringify(page.body).includes('4711')]).toEqual([200, false])
    expect((await operate('arrival', 'remove', 'events', slug))[0]).toBe(0)
    expect(await arrival()).toBeNull()
  })

  test('is told to nobody whose booking does not let them in', async () => {
    const { slug, arrival, set } = await booked()
    await operate('arrival', 'set', 'events', slug, TEXT, '1000')
    const told = new Map<number, boolean>()
    for (const status of Object.values(bookingStatus)) {
      await set(status)
      told.set(status, (await arrival()) !== null)
    }
    expect([...told].filter(([, is]) => is).map(([status]) => status)).toEqual([
      bookingStatus.confirmed,
      bookingStatus.checkedIn,
    ])
  })

  test('goes with the reminder of the day before by mail, once', async () => {
    const { slug, accountId } = await booked()
    await operate('arrival', 'set', 'events', slug, TEXT)
    const email = `amira.${accountId}@example.com`
    await server.database.query
      .updateTable('account')
      .set({ email, email_confirmed_at: server.clock.now() })
      .where('id', '=', accountId)
      .execute()
    const mails = async () =>
      (await server.sent()).filter((it) => it.to === email && it.text.includes('4711')).length
    for (const hours of [23, 2, 21.5]) {
      server.clock.move(hours * HOUR_MS)
      await server.services.notifications.run()
    }
    expect(await mails()).toBe(1)
  })

  test('is refused where it is no instruction, or of nothing', async () => {
    expect(await operate('arrival', 'set', 'events', 'nowhere', TEXT)).toEqual([1, 'There is no nowhere.'])
    const codes = [
      await operate('arrival', 'set', 'boats', 'x', TEXT),
      await operate('arrival', 'set', 'events', 'x', ' '),
      await operate('arrival', 'set', 'events', 'x', TEXT, '1.5'),
    ].map(([code]) => code)
    expect(codes).toEqual([1, 1, 1])
  })
})
