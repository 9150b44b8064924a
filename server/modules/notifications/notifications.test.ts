import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import webPush from 'web-push'
import { getNotifications } from '#contract/calls/notifications.ts'
import { webPushes } from '#server/adapters/web-push.ts'
import type { Push } from '#server/ports/push.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { newKey, order, place, referenceOf } from '#tests/support/orders.ts'
import { pushServiceCertificate, startPushService } from '#tests/support/push-service.ts'

const keys = webPush.generateVAPIDKeys()
let service: Awaited<ReturnType<typeof startPushService>>
let real: ReturnType<typeof webPushes>
// Calls are passed on, because the service's port is known only once it listens.
const push: Push = {
  publicKey: keys.publicKey,
  accepts: (endpoint) => real.accepts(endpoint),
  send: (...what) => real.send(...what),
}
const server = testApp({ outside: { push } })

beforeAll(async () => {
  service = await startPushService(() => keys.publicKey)
  const { host } = service
  real = webPushes({ keys, subject: 'mailto:a@example.com', alsoAt: [host], ca: pushServiceCertificate })
})
beforeEach(async () => {
  service.clear()
  // Sends what earlier tests have left over.
  await run()
  service.clear()
})
afterAll(async () => {
  real.close()
  await service.stop()
})

const run = () => server.services.notifications.run()
const inboxOf = async (token: string, more: object = {}, headers: Record<string, string> = {}) => {
  const { body } = await server.call('get-notifications', { token, ...more }, headers)
  return v.parse(getNotifications.reply, body)
}

/** A person with a device that gets pushes. */
async function somebody(name = 'Amira') {
  const who = await server.logIn(name)
  const device = service.subscribe()
  const saved = await server.call('save-notification-token', {
    ...{ token: who.token, push_token: device.token, id: 1, device_type: 'web' },
  })
  expect(saved.status).toBe(200)
  return { ...who, device }
}

async function booked(token: string, listing: object = {}) {
  const now = server.clock.now().getTime()
  const at = { starts_at: new Date(now + 6 * 3_600_000), ends_at: new Date(now + 9 * 3_600_000) }
  const { ticketIds } = await addEvent(server.database, { title: 'Brass', ...at, ...listing })
  return referenceOf(await place(server, token, order(ticketIds[0] ?? 0, 1)))
}

const cancel = (token: string, unique_booking_id: string) =>
  server.call('cancel-event-booking', { token, unique_booking_id, idempotency_key: newKey() })

describe('a booking', () => {
  test('is told once: in the inbox, and on the device in few words', async () => {
    const amira = await somebody()
    const reference = await booked(amira.token)
    await run()
    await run()
    const { data, unread } = await inboxOf(amira.token)
    expect(unread).toBe(1)
    expect(data).toEqual([
      {
        ...{ id: expect.any(Number), kind: 'confirmed', title: 'Booking confirmed', is_read: false },
        // Editions of ICU differ by a comma and the kind of a space.
        body: expect.stringMatching(/^Brass · Mon,? 1 Jun, 6:00\spm\. Your ticket is ready\.$/),
        path: `/happenings/my-bookings/${reference}`,
        ...{ tag: `n${data[0]?.id}`, created_at: '2026-06-01T12:00:00.000Z' },
      },
    ])
    expect(service.pushes).toMatchObject([
      { device: amira.device.path, urgency: 'normal', topic: data[0]?.tag, ttl: 3 * 86_400 },
    ])
    expect(service.pushes[0]?.payload).toEqual({
      ...{ title: data[0]?.title, body: data[0]?.body, path: data[0]?.path, tag: data[0]?.tag },
      ...{ unread: 1, lang: 'en', dir: 'ltr' },
    })
  })

  test('is told in the language of the device, and in the inbox in that of who reads', async () => {
    const amira = await somebody()
    await server.call('get-push-key', { token: amira.token }, { 'accept-language': 'ar' })
    await booked(amira.token)
    await server.call('get-push-key', { token: amira.token }, { 'accept-language': 'ar' })
    await run()
    expect(service.pushes[0]?.payload).toMatchObject({
      ...{ title: 'تم تأكيد الحجز', lang: 'ar', dir: 'rtl' },
      body: expect.stringContaining('\u2068Brass\u2069 · '),
    })
    const { data } = await inboxOf(amira.token, {}, { 'accept-language': 'es' })
    expect(data[0]?.title).toBe('Reserva confirmada')
  })

  test('that is cancelled says what goes back', async () => {
    const amira = await somebody()
    const reference = await booked(amira.token)
    await cancel(amira.token, reference)
    const { data } = await inboxOf(amira.token)
    expect(data.map((it) => it.kind)).toEqual(['cancelled', 'confirmed'])
    expect(data[0]?.body).toMatch(/No refund\.$/)
  })

  test('is told to nobody else', async () => {
    const amira = await somebody()
    const bo = await somebody('Bo')
    await booked(amira.token)
    await run()
    expect(service.pushes.map((it) => it.device)).toEqual([amira.device.path])
    const { data } = await inboxOf(amira.token)
    expect(await inboxOf(bo.token)).toEqual({ data: [], unread: 0 })
    await server.call('read-notifications', {
      token: bo.token,
      ids: data.map((it) => it.id),
      until: 1_000_000,
    })
    expect((await inboxOf(amira.token)).unread).toBe(1)
  })

  test('is not pushed where that was switched off, nor to who has logged out', async () => {
    const amira = await somebody()
    const notifications = { bookings_push: false }
    await server.call('update-profile', { token: amira.token, notifications })
    await booked(amira.token)
    const bo = await somebody('Bo')
    await booked(bo.token)
    await server.call('logout', { token: bo.token })
    await run()
    expect(service.pushes).toEqual([])
    expect((await inboxOf(amira.token)).unread).toBe(1)
  })

  test('goes by mail to an address that was proven, and to no other', async () => {
    const amira = await somebody()
    const address = (email: string, at: Date | null) =>
      server.database.query
        .updateTable('account')
        .set({ email, email_confirmed_at: at })
        .where('id', '=', amira.accountId)
        .execute()
    await address('claimed@example.com', null)
    await booked(amira.token)
    await run()
    await address('amira@example.com', new Date())
    const reference = await booked(amira.token)
    await run()
    const mails = (await server.sent()).filter((it) => it.channel === 'email')
    expect(mails).toMatchObject([{ to: 'amira@example.com', subject: 'Booking confirmed – Quayside' }])
    expect(mails[0]?.text).toContain(`http://localhost:4000/happenings/my-bookings/${reference}`)
  })
})

describe('what is read', () => {
  test('one by one, or all up to one, counts no more', async () => {
    const amira = await server.logIn()
    for (let i = 0; i < 5; i++) await booked(amira.token)
    const { data } = await inboxOf(amira.token)
    const [newest, , third] = data
    const read = (more: object) => server.call('read-notifications', { token: amira.token, ...more })
    expect((await read({ ids: [newest?.id] })).body.unread).toBe(4)
    expect((await read({ ids: [newest?.id] })).body.unread).toBe(4)
    expect((await read({ until: third?.id })).body.unread).toBe(1)
    expect((await inboxOf(amira.token)).data.map((it) => it.is_read)).toEqual([true, false, true, true, true])
  })

  test('comes in pages', async () => {
    const amira = await server.logIn()
    for (let i = 0; i < 5; i++) await booked(amira.token)
    const first = await inboxOf(amira.token, { limit: 3 })
    const second = await inboxOf(amira.token, { limit: 3, cursor: first.next_cursor })
    expect([first.data.length, second.data.length, second.next_cursor]).toEqual([3, 2, undefined])
    expect(new Set([...first.data, ...second.data].map((it) => it.id)).size).toBe(5)
    expect((await inboxOf(amira.token, { cursor: 'nonsense' })).data).toHaveLength(5)
  })
})

describe('a push service', () => {
  const devices = async (accountId: number) =>
    server.database.query
      .selectFrom('push_device')
      .innerJoin('session', 'session.id', 'session_id')
      .select('session_id')
      .where('account_id', '=', accountId)
      .execute()
  const waiting = () => server.database.query.selectFrom('delivery').selectAll().execute()

  test.each([404, 410])('that answers %i has the device forgotten', async (status) => {
    const amira = await somebody()
    await booked(amira.token)
    service.answer({ status })
    await run()
    expect(await devices(amira.accountId)).toEqual([])
    expect(await waiting()).toEqual([])
    expect((await inboxOf(amira.token)).unread).toBe(1)
  })

  test('that has too much to do is asked again, when it said so', async () => {
    const amira = await somebody()
    await booked(amira.token)
    service.answer({ status: 429, headers: { 'retry-after': '600' } })
    await run()
    service.answer({ status: 201 })
    server.clock.move(590_000)
    await run()
    expect(service.pushes).toEqual([])
    server.clock.move(20_000)
    await run()
    expect(service.pushes).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  test('that fails for days is left alone in the end', async () => {
    const amira = await somebody()
    await booked(amira.token)
    service.answer({ status: 500 })
    for (let hour = 0; hour < 80; hour++) {
      await run()
      server.clock.move(3_600_000)
    }
    expect(service.asked()).toBeLessThan(80)
    expect(await waiting()).toEqual([])
  })

  test('that refuses is told to the log, and not asked again', async () => {
    const amira = await somebody()
    await booked(amira.token)
    service.answer({ status: 400 })
    await expect(run()).rejects.toThrow(`Not delivered: ${service.host} answered 400`)
    await run()
    expect(service.asked()).toBe(1)
  })

  test('is none where a device names another address', async () => {
    const amira = await server.logIn()
    for (const endpoint of ['https://169.254.169.254/', 'http://127.0.0.1:4000/', 'https://evil.example/']) {
      const token = { ...JSON.parse(service.subscribe().token), endpoint }
      const saved = await server.call('save-notification-token', {
        ...{ token: amira.token, push_token: JSON.stringify(token), device_type: 'web' },
      })
      expect(saved).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
    }
  })
})

test.each([
  ['before the push is sent', 0],
  ['after the push was sent', 1],
])('a server that dies %s leaves it to the next, which pushes it', async (_, sentBefore) => {
  const amira = await somebody()
  await booked(amira.token)
  const { send } = real
  let dies = () => {}
  const dead = new Promise<void>((resolve) => {
    dies = resolve
  })
  real.send = async (...what) => {
    if (sentBefore) await send(...what)
    dies()
    return new Promise(() => {})
  }
  void run()
  await dead
  real.send = send
  expect(service.pushes).toHaveLength(sentBefore)
  await run()
  expect(service.pushes).toHaveLength(sentBefore)
  server.clock.move(121_000)
  await run()
  await run()
  expect(service.pushes).toHaveLength(sentBefore + 1)
  expect(new Set(service.pushes.map((it) => it.topic)).size).toBe(1)
  expect((await inboxOf(amira.token)).data).toHaveLength(1)
})

test('many servers at once tell it once', async () => {
  const amira = await somebody()
  for (let i = 0; i < 5; i++) await booked(amira.token)
  await Promise.all([1, 2, 3].map(() => inboxOf(amira.token)))
  await Promise.all([1, 2, 3, 4].map(run))
  expect(service.pushes).toHaveLength(5)
  expect((await inboxOf(amira.token)).data).toHaveLength(5)
})

describe('a reminder', () => {
  const HOUR_MS = 3_600_000
  /** The listings of the tests are on the Azores, which are on UTC at this time of the year. */
  const soon = (hours: number) => {
    const starts_at = new Date(server.clock.now().getTime() + hours * HOUR_MS)
    return { starts_at, ends_at: new Date(starts_at.getTime() + 2 * HOUR_MS) }
  }
  const kindsOf = async (token: string) => (await inboxOf(token)).data.map((it) => it.kind)
  beforeAll(() => {
    // Moves the clock to noon of a day before one on which the clocks there do not change.
    const noon = Date.parse('2026-07-01T12:00:00Z')
    server.clock.move(noon - server.clock.now().getTime())
  })

  test('comes a day before and two hours before, once each', async () => {
    const amira = await somebody()
    await booked(amira.token, soon(30))
    for (let hour = 0; hour < 30; hour++) {
      await run()
      server.clock.move(HOUR_MS)
    }
    expect(await kindsOf(amira.token)).toEqual(['reminder_hours', 'reminder_day', 'confirmed'])
    expect(service.pushes.map((it) => it.urgency)).toEqual(['normal', 'normal', 'high'])
    // The push is of no use once the event has begun.
    expect(service.pushes.at(-1)?.ttl).toBeLessThanOrEqual(2 * 3_600)
  })

  test('does not come of what was booked after its time, nor of what was cancelled', async () => {
    const amira = await somebody()
    await booked(amira.token, soon(1.5))
    const reference = await booked(amira.token, soon(30))
    await cancel(amira.token, reference)
    for (let hour = 0; hour < 30; hour++) {
      await run()
      server.clock.move(HOUR_MS)
    }
    expect((await kindsOf(amira.token)).filter((it) => it.startsWith('reminder'))).toEqual([])
  })

  test('wakes nobody at night, also where the server was down until then', async () => {
    const amira = await somebody()
    const untilEvening = Date.parse('2026-08-01T12:00:00Z') - server.clock.now().getTime()
    server.clock.move(untilEvening)
    // The event begins at six in the evening there; the next run is late, at eleven the evening before.
    await booked(amira.token, soon(30))
    await run()
    service.clear()
    server.clock.move(11 * HOUR_MS)
    await run()
    expect(await kindsOf(amira.token)).toEqual(['reminder_day', 'confirmed'])
    expect(service.pushes).toEqual([])
    server.clock.move(9 * HOUR_MS + 60_000)
    await run()
    expect(service.pushes).toHaveLength(1)
  })
})
