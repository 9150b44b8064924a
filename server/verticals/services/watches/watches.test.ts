import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { getNotifications } from '#contract/calls/notifications.ts'
import { getSlotWatches } from '#contract/calls/services/watches.ts'
import { testApp } from '#tests/support/app.ts'
import { changingVisits } from '#tests/support/changes.ts'
import { newKey, referenceOf } from '#tests/support/orders.ts'
import { addSalon, type Salon, takenOf, visit, visitAt } from '#tests/support/visits.ts'

const server = testApp()
const MINUTE = 60_000
const key = () => ({ idempotency_key: newKey() })
const at = (time: string) => `2026-06-10T${time}:00.000Z`

interface Person {
  accountId: number
  token: string
}
let salon: Salon
let amira: Person
let noah: Person
let ines: Person
beforeEach(async () => {
  salon = await addSalon(server.database)
  amira = await server.logIn()
  noah = await server.logIn('Noah')
  ines = await server.logIn('Ines')
})

const book = async ({ token }: Person, time: string, more: object = {}) =>
  visit(server, token, visitAt(salon.slug, time, salon.cut), more)
const booked = async (who: Person, time: string) => referenceOf(await book(who, time))
const cancel = ({ token }: Person, unique_booking_id: string) =>
  server.call('cancel-service-booking', { token, unique_booking_id, ...key() })
const watch = ({ token }: Person, more: object = {}) =>
  server.call('watch-slots', {
    ...{ token, slug: salon.slug, services: [{ id: salon.cut, professional_id: null }] },
    ...{ from_date: '2026-06-10', until_date: '2026-06-10', weekdays: [1, 2, 3, 4, 5, 6, 7] },
    ...{ from_time: '00:00', until_time: '23:59', ...key(), ...more },
  })
const watchesOf = async ({ token }: Person) =>
  v.parse(getSlotWatches.reply, (await server.call('get-slot-watches', { token })).body).watches
/** When what is held for somebody begins; of each of their watches. */
const offersTo = async (who: Person) => (await watchesOf(who)).map((it) => it.offer?.start)
const offer = () => server.services.verticals.services.parts.freedTimes.offer()
const inboxOf = async ({ token }: Person) => {
  const { body } = await server.call('get-notifications', { token })
  return v.parse(getNotifications.reply, body).data.filter((it) => it.kind === 'slot_free')
}

describe('a time that frees up', () => {
  test('is held for who has waited longest, who is told and can book it; others cannot, and hear nothing', async () => {
    const gone = await booked(ines, '10:00')
    await watch(amira)
    await watch(noah)
    await offer()
    expect([await offersTo(amira), await offersTo(noah)]).toEqual([[undefined], [undefined]])
    await cancel(ines, gone)
    await offer()
    expect([await offersTo(amira), await offersTo(noah)]).toEqual([[at('10:00')], [undefined]])
    expect(await watchesOf(amira)).toMatchObject([
      {
        ...{ title: 'Salon', services: [{ id: salon.cut, name: 'Cut', professional: null }] },
        ...{ from_date: '2026-06-10', until_time: '23:59', unique_booking_id: null },
        offer: { end: at('10:30'), expires_at: '2026-06-01T12:15:00.000Z' },
      },
    ])
    expect(await inboxOf(amira)).toMatchObject([
      {
        title: 'A time freed up at Salon',
        body: 'Wed 10 Jun, 10:00 am. It is held for you until 12:15 pm GMT+0. Open it to book.',
        path: '/reserve-and-relax/my-bookings',
      },
    ])
    expect(await inboxOf(noah)).toEqual([])
    expect((await book(noah, '10:00')).body).toMatchObject({ problem: 'taken' })
    server.clock.move(1)
    expect((await book(amira, '10:00')).status).toBe(200)
    await offer()
    expect([await watchesOf(amira), await offersTo(noah)]).toEqual([[], [undefined]])
  })

  test('is the next one’s once it was let pass, or is no longer wanted, and nobody’s twice at once', async () => {
    const gone = await booked(ines, '10:00')
    for (const who of [amira, noah]) await watch(who)
    await cancel(ines, gone)
    await Promise.all([offer(), offer()])
    expect(await takenOf(server.database, ...salon.people)).toEqual(['10:00-10:30'])
    server.clock.move(15 * MINUTE)
    await offer()
    expect([await offersTo(amira), await offersTo(noah)]).toEqual([[undefined], [at('10:00')]])
    const [{ watch_id } = { watch_id: 0 }] = await watchesOf(noah)
    expect((await server.call('unwatch-slots', { token: noah.token, watch_id, ...key() })).status).toBe(200)
    await offer()
    // Who let it pass is not asked for the same again.
    expect([await offersTo(amira), await watchesOf(noah)]).toEqual([[undefined], []])
    expect((await book(ines, '10:00')).status).toBe(200)
  })
})

test('who let three times pass waits behind all others', async () => {
  const times = ['10:00', '10:30', '11:00', '11:30']
  const [last = '', ...first] = (await Promise.all(times.map((it) => booked(ines, it)))).reverse()
  await watch(amira)
  await watch(noah, { from_time: '11:30' })
  for (const reference of first) {
    await cancel(ines, reference)
    await offer()
    expect(await offersTo(noah)).toEqual([undefined])
    server.clock.move(15 * MINUTE)
    await offer()
  }
  await cancel(ines, last)
  await offer()
  expect([await offersTo(amira), await offersTo(noah)]).toEqual([[undefined], [at('11:30')]])
})

test('of a thousand who wait for one time, one has it, and after them the next', async () => {
  const gone = await booked(ines, '10:00')
  await server.database.pool.query(
    `with people as (
       insert into account (name, created_at) select 'Many ' || no, now() from generate_series(1, 1000) as no returning id
     ), sessions as (
       insert into session (account_id, token_hash, device, created_at, last_seen_at)
         select id, sha256(id::text::bytea), '', now(), now() from people
     )
     insert into slot_watch (account_id, store_id, services, from_date, until_date, weekdays, from_minute, until_minute,
         created_at, queued_at)
       select id, $1, $2, '2026-06-10', '2026-06-10', '{3}', 0, 1439, '2026-06-01', '2026-06-01' from people`,
    [salon.id, JSON.stringify([{ id: salon.cut, professional_id: null, addons: [] }])],
  )
  const offered = async () => {
    const { rows } = await server.database.pool.query(
      `select slot_watch.id from slot_watch join hold on hold.id = hold_id
       where store_id = $1 and expires_at > $2`,
      [salon.id, server.clock.now()],
    )
    return rows.map((it) => it.id)
  }
  await cancel(ines, gone)
  await offer()
  const [first, ...others] = await offered()
  expect(others).toEqual([])
  await offer()
  expect(await offered()).toEqual([first])
  server.clock.move(15 * MINUTE)
  await offer()
  expect(await offered()).toEqual([first + 1])
})

test('two times are offered to two who wait, and never both to one', async () => {
  const gone = [await booked(ines, '10:00'), await booked(ines, '14:00')]
  await watch(amira)
  await watch(amira, { from_time: '08:00' })
  for (const it of gone) {
    await cancel(ines, it)
    await offer()
  }
  expect((await offersTo(amira)).filter((it) => it !== undefined)).toEqual([at('10:00')])
  expect(await takenOf(server.database, ...salon.people)).toEqual(['10:00-10:30'])
})

test('only what was not to be had before, and suits, is offered', async () => {
  const reference = await booked(ines, '10:00')
  await watch(amira, { until_time: '09:59' })
  await watch(noah, { weekdays: [1, 2, 4, 5, 6, 7] })
  await cancel(ines, reference)
  await offer()
  expect([await offersTo(amira), await offersTo(noah)]).toEqual([[at('09:45')], [undefined]])
})

describe('nobody is offered anything', () => {
  const lastFreed = async () => {
    const reference = await booked(ines, '10:00')
    await watch(amira)
    return () => cancel(ines, reference)
  }

  test('who is logged in nowhere', async () => {
    const free = await lastFreed()
    await server.call('logout', { token: amira.token })
    await watch(noah)
    await free()
    await offer()
    expect(await offersTo(noah)).toEqual([at('10:00')])
  })

  test('who is erased, of whom no watch and no hold is left', async () => {
    const free = await lastFreed()
    await free()
    await offer()
    await server.call('delete-account', { token: amira.token })
    server.clock.move(7 * 24 * 60 * MINUTE)
    await server.services.accounts.eraseDue()
    const { rows } = await server.database.pool.query(
      'select id from slot_watch where account_id = $1 union all select null from hold where account_id = $1',
      [amira.accountId],
    )
    expect(rows).toEqual([])
  })

  test('at night, and it is in the morning', async () => {
    const free = await lastFreed()
    server.clock.move(10 * 60 * MINUTE)
    await free()
    await offer()
    expect(await offersTo(amira)).toEqual([undefined])
    server.clock.move(10 * 60 * MINUTE)
    await offer()
    expect(await offersTo(amira)).toEqual([at('10:00')])
  })
})

test('what somebody waits for is among their data, and among nobody else’s', async () => {
  await watch(amira, { from_time: '09:30' })
  const dataOf = async ({ token }: Person) => (await server.call('download-my-data', { token })).body.data
  const services = [{ id: salon.cut, professional_id: null, addons: [] }]
  expect(await dataOf(amira)).toMatchObject({
    watches: [{ slug: salon.slug, services, from_date: '2026-06-10', from_minute: 570 }],
  })
  expect(await dataOf(noah)).toMatchObject({ watches: [] })
})

test('a watch of somebody else is none to whoever would end it', async () => {
  await watch(amira)
  const [{ watch_id } = { watch_id: 0 }] = await watchesOf(amira)
  const { status } = await server.call('unwatch-slots', { token: noah.token, watch_id, ...key() })
  expect([status, (await watchesOf(amira)).length, await watchesOf(noah)]).toEqual([404, 1, []])
})

describe('a watch is refused', () => {
  test('beyond the tenth', async () => {
    const ten = [...Array(10)].map(() => watch(amira))
    expect((await Promise.all(ten)).map((it) => it.status)).toEqual(Array(10).fill(200))
    const all = await Promise.all([watch(amira), watch(amira)])
    expect(all.map((it) => it.body.code)).toEqual(['UNAVAILABLE', 'UNAVAILABLE'])
  })

  test('for a booking of somebody else, or of another store, or with its days the wrong way round', async () => {
    const theirs = await booked(ines, '10:00')
    const elsewhere = await addSalon(server.database)
    const other = referenceOf(
      await visit(server, amira.token, visitAt(elsewhere.slug, '10:00', elsewhere.cut)),
    )
    const codes = [{ unique_booking_id: theirs }, { unique_booking_id: other }, { until_date: '2026-06-09' }]
    const answers = await Promise.all(codes.map((it) => watch(amira, it)))
    expect(answers.map((it) => it.status)).toEqual([404, 404, 400])
  })
})

describe('anything earlier', () => {
  test('than a booked visit is held, moves it, and frees its old time for the next who waits', async () => {
    const [early, late] = [await booked(ines, '10:00'), await booked(amira, '15:00')]
    await watch(amira, { unique_booking_id: late })
    await watch(noah, { from_time: '14:00' })
    await cancel(ines, early)
    await offer()
    expect(await watchesOf(amira)).toMatchObject([{ unique_booking_id: late, offer: { start: at('10:00') } }])
    const hers = changingVisits(server, amira.token)
    expect((await hers.agree(late, { start: at('10:00') })).status).toBe(200)
    await offer()
    expect([await watchesOf(amira), await offersTo(noah)]).toEqual([[], [at('15:00')]])
  })

  test('is not later, and is over once the visit is cancelled', async () => {
    const [early, late] = [await booked(amira, '10:00'), await booked(ines, '15:00')]
    await watch(amira, { unique_booking_id: early })
    await cancel(ines, late)
    await offer()
    expect(await offersTo(amira)).toEqual([undefined])
    await cancel(amira, early)
    expect(await watchesOf(amira)).toEqual([])
  })
})
