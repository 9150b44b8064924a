import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { changing, payOnline } from '#tests/support/changes.ts'
import { gateway } from '#tests/support/gateway.ts'
import { newKey, referenceOf } from '#tests/support/orders.ts'
import { addRental, june, rent, staysOf } from '#tests/support/rentals.ts'
import { rounds } from '#tests/support/scope.ts'
import { between } from '#tests/support/statements.ts'

const server = testApp()
const { toGateway, press, tell } = gateway(server)
const MINUTE = 60_000
const turns = [...Array(rounds()).keys()]
let amira: { accountId: number; token: string }
let noah: { accountId: number; token: string }
let hers: ReturnType<typeof changing>
beforeEach(async () => {
  amira = await server.logIn()
  noah = await server.logIn('Noah')
  hers = changing(server, amira.token)
})

const day = (it: number) => `2026-06-${it}T10:00:00.000Z`
/** One day more than the two that are booked, for ten. */
const longer = june(10, 13)
const online = { total: 30, changes: 0, method: 'Online' }

/** A booking of Amira's from the 10th to the 12th of June, for twenty. */
async function booked(more: object = {}) {
  const { id, slug } = await addRental(server.database)
  const placed = await rent(server, amira.token, { slug, ...june(10, 12) }, { total: 20, ...more })
  return { id, slug, reference: referenceOf(placed) }
}
/** A booking with one day more that waits for its payment. */
async function waiting(more: object = {}) {
  const it = await booked(more)
  if ('method' in more) await payOnline(server, it.reference)
  const { status, body } = await hers.agree(it.reference, longer, { method: 'Online' })
  expect([status, body]).toEqual([
    200,
    { success: true, payment_url: `http://localhost:4000/public/pay/${it.reference}` },
  ])
  const change = server.database.query
    .selectFrom('booking_change')
    .innerJoin('booking', 'booking.id', 'booking_change.booking_id')
    .select('booking_change.id')
    .where('booking.reference', '=', it.reference)
  const { id } = await change.executeTakeFirstOrThrow()
  return { ...it, listing: it.id, payment: `${it.reference}-c${id}-1` }
}
const his = (slug: string) => rent(server, noah.token, { slug, ...june(12, 14) }, { total: 20 })
type Waiting = Awaited<ReturnType<typeof waiting>>
const cancel = (unique_booking_id: string) =>
  server.call('cancel-rental-booking', { token: amira.token, unique_booking_id })
const giveUp = (unique_booking_id: string) =>
  server.call('give-up-change', { token: amira.token, unique_booking_id })
const reconcile = () => server.services.orders.parts.online.reconcile()
const told = async () => {
  const { body } = await server.call('get-notifications', { token: amira.token })
  return (body.data as { kind: string; body: string }[]).map((it) => it.kind)
}
/** A booking before anybody asked for other dates. */
const untouched = { start: day(10), end: day(12), total: 20, waiting_change: null, can_change: true }
const changedOnline = {
  start: day(10),
  end: day(13),
  total: 30,
  payment_mode: 'Online',
  waiting_change: null,
}

describe('dates that cost more and are paid online', () => {
  test('are kept beside those of the booking until then, and are its own after it', async () => {
    const { listing, slug, reference } = await waiting()
    expect(await hers.detail(reference)).toMatchObject({
      ...{ start: day(10), end: day(12), total: 20, status: 2, can_change: false },
      waiting_change: { start: day(10), end: day(13), amount: 10, pay_until: '2026-06-01T12:15:00.000Z' },
    })
    expect(await staysOf(server.database, listing)).toEqual([
      { from: new Date(day(10)), until: new Date(day(12)), booked: true },
      { from: new Date(day(12)), until: new Date(day(13)), booked: false },
    ])
    expect((await his(slug)).body.code).toBe('UNAVAILABLE')
    const back = await press(await toGateway(reference), 'paid')
    expect(back.headers.location).toBe(`http://localhost:4000/public/pay/${reference}/back`)
    expect(await hers.detail(reference)).toMatchObject({
      ...changedOnline,
      ...{ due_at_place: 20, cancellation: { refund: [{ source: 'card', amount: 10 }] } },
    })
    expect(await staysOf(server.database, listing)).toMatchObject([
      { until: new Date(day(13)), booked: true },
    ])
    expect(await told()).toEqual(['changed', 'confirmed'])
    expect((await server.app.inject(`/public/pay/${reference}`)).headers.location).toBe(
      `http://localhost:4000/rentals/my-bookings/${reference}`,
    )
  })

  test('are kept before and after it', async () => {
    const { id, reference } = await booked()
    await hers.agree(reference, june(9, 13), { method: 'Online' })
    expect((await staysOf(server.database, id)).map((it) => it.booked)).toEqual([false, true, false])
    await press(await toGateway(reference), 'paid')
    expect(await staysOf(server.database, id)).toEqual([
      { from: new Date(day(9).replace('-9', '-09')), until: new Date(day(13)), booked: true },
    ])
  })

  test('go back to both cards that paid, by another change and at the end', async () => {
    const { reference } = await waiting({ method: 'Online' })
    await press(await toGateway(reference), 'paid')
    expect(await hers.detail(reference)).toMatchObject({ ...changedOnline, due_at_place: 0 })
    expect(await hers.quote(reference, june(10, 11))).toMatchObject({
      refund: [{ source: 'card', amount: 20 }],
    })
    await hers.agree(reference, june(10, 11))
    expect((await hers.detail(reference)).cancellation.refund).toEqual([{ source: 'card', amount: 10 }])
    await cancel(reference)
    await reconcile()
    const amounts = (await hers.detail(reference)).refunds.map((it) => [it.amount, it.state])
    expect(amounts).toEqual([10, 10, 10].map((it) => [it, 'done']))
  })

  test('and cost no more than before are changed at once', async () => {
    const { reference } = await booked()
    expect((await hers.agree(reference, june(11, 13), { method: 'Online' })).body).toEqual({ success: true })
    expect(await hers.detail(reference)).toMatchObject({ start: day(11), payment_mode: 'PAY_AT_VENUE' })
  })

  test('and are declined can be paid again', async () => {
    const { reference } = await waiting()
    const first = await toGateway(reference)
    await press(first, 'declined')
    expect(await hers.detail(reference)).toMatchObject({ total: 20, waiting_change: { amount: 10 } })
    const second = await toGateway(reference)
    expect(second).not.toBe(first)
    await press(second, 'paid', 'twice')
    expect(await hers.detail(reference)).toMatchObject({ ...changedOnline, refunds: [] })
  })

  test('and are paid while the booking is read are still shown as waiting, so that its page asks again', async () => {
    const { reference } = await waiting()
    const page = await toGateway(reference)
    const paid = { first: 'select "booking".*', meanwhile: () => press(page, 'paid') }
    const seen = await between(paid, () => hers.detail(reference))
    expect(seen).toMatchObject({ end: day(12), waiting_change: { amount: 10 } })
    expect(await hers.detail(reference)).toMatchObject(changedOnline)
  })

  test('of which nothing is heard are asked about', async () => {
    const { reference } = await waiting()
    await press(await toGateway(reference), 'paid', 'never')
    server.clock.move(2 * MINUTE)
    await reconcile()
    expect(await hers.detail(reference)).toMatchObject(changedOnline)
  })

  test.each(turns)('are told of twice, and in any order: they are paid once (%i)', async (round) => {
    const { listing, reference, payment } = await waiting()
    await toGateway(reference)
    const news = [tell(payment, 'paid', `${payment} a`), tell(payment, 'paid', `${payment} b`)]
    const declined = tell(payment, 'declined')
    expect(await Promise.all(round % 2 ? [declined, ...news] : [...news, declined])).toEqual([200, 200, 200])
    expect(await hers.detail(reference)).toMatchObject({ ...changedOnline, refunds: [] })
    expect(await staysOf(server.database, listing)).toHaveLength(1)
  })
})

describe('dates that are not paid', () => {
  test('are anybody’s after their time, and the booking is as it was', async () => {
    const { slug, reference } = await waiting()
    await toGateway(reference)
    server.clock.move(15 * MINUTE)
    expect(await hers.detail(reference)).toMatchObject(untouched)
    expect((await his(slug)).status).toBe(200)
    await reconcile()
    expect(await hers.detail(reference)).toMatchObject(untouched)
  })

  test('are anybody’s at once where they are given up, which may be said twice, and only by her', async () => {
    const { slug, reference } = await waiting()
    const foreign = { token: noah.token, unique_booking_id: reference }
    expect((await server.call('give-up-change', foreign)).status).toBe(404)
    for (const _ of [1, 2]) expect((await giveUp(reference)).body).toEqual({ success: true })
    expect(await hers.detail(reference)).toMatchObject(untouched)
    expect((await his(slug)).status).toBe(200)
  })

  test.each([
    ['their time is over', async () => server.clock.move(16 * MINUTE)],
    ['they were given up', (it: Waiting) => giveUp(it.reference)],
    [
      'they are another’s by now',
      async ({ slug }: Waiting) => {
        server.clock.move(16 * MINUTE)
        expect((await his(slug)).status).toBe(200)
      },
    ],
  ] as const)('and then are, when %s: the money goes back once, and she is told', async (_, before) => {
    const it = await waiting()
    await toGateway(it.reference)
    await before(it)
    for (const id of ['a', 'b']) expect(await tell(it.payment, 'paid', `${it.payment} ${id}`)).toBe(200)
    await reconcile()
    expect(await hers.detail(it.reference)).toMatchObject({
      ...{ ...untouched, refunds: [{ source: 'card', amount: 10, state: 'done' }] },
      payment_mode: 'PAY_AT_VENUE',
    })
    expect(await told()).toEqual(['refunded', 'change_not_made', 'confirmed'])
  })

  test('are anybody’s at once where the booking is cancelled', async () => {
    const { listing, reference } = await waiting()
    await cancel(reference)
    expect(await staysOf(server.database, listing)).toEqual([])
    expect(await hers.detail(reference)).toMatchObject({ status: 6, waiting_change: null })
  })

  test('end when what is booked begins', async () => {
    const { id, reference } = await booked()
    const now = server.clock.now().getTime()
    server.clock.move(Date.parse(day(10)) - 5 * MINUTE - now)
    expect((await hers.agree(reference, longer, { method: 'Online' })).status).toBe(200)
    expect((await hers.detail(reference)).waiting_change?.pay_until).toBe(day(10))
    server.clock.move(5 * MINUTE)
    await reconcile()
    expect(await staysOf(server.database, id)).toMatchObject([{ until: new Date(day(12)) }])
    server.clock.move(now - server.clock.now().getTime())
  })
})

describe('while they wait', () => {
  test('other dates are refused, whatever pays them', async () => {
    const { reference } = await waiting()
    const message = /^Other dates of this booking wait/
    expect((await hers.tryQuote(reference, june(10, 14))).body.message).toMatch(message)
    for (const method of ['Online', 'PAY_AT_VENUE', 'WALLET']) {
      const again = await hers.change(reference, june(10, 14), { ...online, total: 40, method })
      expect(again.body.message).toMatch(message)
    }
    await giveUp(reference)
    expect((await hers.agree(reference, june(10, 14))).status).toBe(200)
  })

  test('a price that changes gives the money back', async () => {
    const { listing, reference, payment } = await waiting()
    await toGateway(reference)
    const dearer = server.database.query.updateTable('listing').set({ price_minor: 1100 })
    await dearer.where('id', '=', listing).execute()
    expect(await tell(payment, 'paid')).toBe(200)
    expect(await hers.detail(reference)).toMatchObject({
      ...{ ...untouched, refunds: [{ source: 'card', amount: 10 }] },
    })
  })

  test.each(turns)(
    'the booking is cancelled at that moment: it ends so, and all goes back (%i)',
    async (round) => {
      const { listing, reference, payment } = await waiting()
      await toGateway(reference)
      const pay = () => tell(payment, 'paid')
      const both = await Promise.all(round % 2 ? [pay(), cancel(reference)] : [cancel(reference), pay()])
      expect(both.map((it) => (typeof it === 'number' ? it : it.status))).toEqual([200, 200])
      expect(await hers.detail(reference)).toMatchObject({
        ...{ status: 6, waiting_change: null, refunds: [{ source: 'card', amount: 10 }] },
      })
      expect(await staysOf(server.database, listing)).toEqual([])
    },
  )

  test.each(turns)(
    'it is given up at that moment: it is paid, or the money goes back (%i)',
    async (round) => {
      const { listing, reference, payment } = await waiting()
      await toGateway(reference)
      const pay = () => tell(payment, 'paid')
      await Promise.all(round % 2 ? [pay(), giveUp(reference)] : [giveUp(reference), pay()])
      const { total, refunds } = await hers.detail(reference)
      expect([
        [30, 0],
        [20, 1],
      ]).toContainEqual([total, refunds.length])
      expect(await staysOf(server.database, listing)).toHaveLength(1)
    },
  )
})

describe('at one moment', () => {
  test.each(turns)('it is asked for twice: one of them waits (%i)', async () => {
    const { id, reference } = await booked()
    const ask = (until: number) =>
      hers.change(reference, june(10, until), { ...online, total: (until - 10) * 10 })
    const answers = await Promise.all([13, 14, 15].map(ask))
    expect(answers.map((it) => it.status).sort()).toEqual([200, 409, 409])
    expect(await staysOf(server.database, id)).toHaveLength(2)
  })

  test('it is tapped again and again: it is asked for once', async () => {
    const { id, reference } = await booked()
    const sent = { ...online, idempotency_key: newKey() }
    await Promise.all([1, 2, 3, 4].map(() => hers.change(reference, longer, sent)))
    expect((await hers.change(reference, longer, sent)).body.payment_url).toBeDefined()
    expect(await staysOf(server.database, id)).toHaveLength(2)
  })

  test.each(turns)('others want the dates that are asked for: they are one person’s (%i)', async (round) => {
    const { id, slug, reference } = await booked()
    const mine = () => hers.change(reference, longer, online)
    const answers = await Promise.all(round % 2 ? [his(slug), mine()] : [mine(), his(slug)])
    expect(answers.map((it) => it.status).sort()).toEqual([200, 409])
    expect(await staysOf(server.database, id)).toHaveLength(2)
  })
})

describe('what keeps them', () => {
  test('is what holds: without it they are another’s, and the money goes back', async () => {
    const { listing, slug, reference, payment } = await waiting()
    await toGateway(reference)
    await server.database.query
      .deleteFrom('stay')
      .where('listing_id', '=', listing)
      .where('hold_id', 'is not', null)
      .execute()
    expect((await his(slug)).status).toBe(200)
    expect(await tell(payment, 'paid')).toBe(200)
    expect(await hers.detail(reference)).toMatchObject({
      ...{ ...untouched, refunds: [{ source: 'card', amount: 10 }] },
    })
    expect(await staysOf(server.database, listing)).toHaveLength(2)
  })
})
