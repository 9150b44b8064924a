import { describe, expect, test } from 'vitest'
import { soldOf } from '#tests/support/orders.ts'
import { SECRET_KEY, WEBHOOK_SECRET } from '#tests/support/stripe/elsewhere.ts'
import { NEXT_SECRET, ORIGIN, stripeShop } from '#tests/support/stripe/shop.ts'

const MINUTE = 60_000

let log = ''
const shop = stripeShop({
  write(line) {
    log += line
  },
})
const { server, stripe, ticketOf, ordered, goToPay, pageOf, post, tell } = shop
const { paymentOf, bookingOf, cancel, reconcile, refundsOf } = shop

const comeBack = async (reference: string) =>
  (await server.app.inject(`/public/pay/${reference}/back`)).headers.location

describe('a booking', () => {
  test('is paid on a page of Stripe’s, and its money goes back there once when it is cancelled', async () => {
    const id = await ticketOf({ capacity: 1 })
    const reference = await ordered(id)
    const page = await pageOf(reference)
    expect(page).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_\w+$/)
    expect(await pageOf(reference)).toBe(page)
    const back = `${ORIGIN}/public/pay/${reference}/back`
    expect(stripe.sessionAt(page)).toMatchObject({
      amount_total: 1000,
      currency: 'usd',
      client_reference_id: `${reference}-1`,
      metadata: { marketplace: ORIGIN, reference: `${reference}-1` },
      success_url: back,
      cancel_url: back,
    })
    expect(stripe.asked.at(-1)?.headers).toMatchObject({ 'stripe-version': '2026-10-28.endive' })
    expect(await paymentOf(reference)).toMatchObject({ status: 8, payment: 'open' })

    expect(await tell(stripe.pay(page))).toBe(200)
    expect(await paymentOf(reference)).toMatchObject({ status: 2, payment: 'paid' })
    expect(await soldOf(server.database, id)).toBe(1)
    expect((await goToPay(reference)).headers.location).toBe(`${ORIGIN}/happenings/my-bookings/${reference}`)

    expect((await cancel(reference)).status).toBe(200)
    expect(await bookingOf(reference)).toMatchObject({ refunds: [{ source: 'card', state: 'pending' }] })
    for (const _ of [1, 2]) await reconcile()
    expect(refundsOf(reference)).toMatchObject([{ amount: 1000, currency: 'usd' }])
    expect(await bookingOf(reference)).toMatchObject({ refunds: [{ amount: 10, state: 'done' }] })
  })

  test('whose card is declined waits on the same page for another one', async () => {
    const reference = await ordered()
    const page = await pageOf(reference)
    expect(await tell(stripe.decline(page))).toBe(200)
    expect(await paymentOf(reference)).toMatchObject({ status: 8, payment: 'open' })
    expect(await pageOf(reference)).toBe(page)
    await tell(stripe.pay(page))
    expect(await paymentOf(reference)).toMatchObject({ status: 2 })
  })

  test('is paid as soon as one is back, however slow the news is', async () => {
    const reference = await ordered()
    const page = await pageOf(reference)
    const booking = `${ORIGIN}/happenings/my-bookings/${reference}`
    expect(await comeBack(reference)).toBe(booking)
    expect(await paymentOf(reference)).toMatchObject({ status: 8, payment: 'open' })
    stripe.pay(page)
    const before = stripe.asked.length
    // Reloading meanwhile asks Stripe no more often.
    expect(await Promise.all([1, 2, 3].map(() => comeBack(reference)))).toEqual([booking, booking, booking])
    expect(stripe.asked.length - before).toBe(1)
    expect(await paymentOf(reference)).toMatchObject({ status: 2, payment: 'paid' })
  })

  test('is asked about where no news comes', async () => {
    const reference = await ordered()
    stripe.pay(await pageOf(reference))
    server.clock.move(2 * MINUTE)
    await reconcile()
    expect(await paymentOf(reference)).toMatchObject({ status: 2 })
  })

  test('hears late, and twice, what it knows already', async () => {
    const reference = await ordered()
    const news = stripe.pay(await pageOf(reference))
    server.clock.move(2 * MINUTE)
    await reconcile()
    expect(await Promise.all([tell(news), tell(news)])).toEqual([200, 200])
    expect(await tell(news)).toBe(200)
    expect(await bookingOf(reference)).toMatchObject({ status: 2, refunds: [] })
  })

  test('that is not paid in time can no longer be paid', async () => {
    const reference = await ordered()
    const page = await pageOf(reference)
    server.clock.move(15 * MINUTE)
    await reconcile()
    expect(stripe.sessionAt(page).status).toBe('expired')
    expect(await paymentOf(reference)).toMatchObject({ status: 6, payment: 'expired' })
    expect(await tell(stripe.expire(page))).toBe(200)
    expect(await paymentOf(reference)).toMatchObject({ status: 6, payment: 'expired' })
  })

  test('that was paid as its time ran out gets its money back', async () => {
    const reference = await ordered()
    const page = await pageOf(reference)
    server.clock.move(15 * MINUTE)
    const news = stripe.pay(page)
    await reconcile()
    expect(await bookingOf(reference)).toMatchObject({ status: 6, refunds: [{ amount: 10, state: 'done' }] })
    await tell(news)
    expect(refundsOf(reference)).toMatchObject([{ amount: 1000 }])
  })

  test('whose page Stripe closed by itself is paid on another', async () => {
    const reference = await ordered()
    const page = await pageOf(reference)
    await tell(stripe.expire(page))
    expect(await paymentOf(reference)).toMatchObject({ status: 8, payment: 'expired' })
    const next = await pageOf(reference)
    expect(next).not.toBe(page)
    await tell(stripe.pay(next))
    expect(await paymentOf(reference)).toMatchObject({ status: 2 })
  })
})

describe('news', () => {
  test('that is forged, old or unsigned, or of another amount, moves nothing', async () => {
    const reference = await ordered()
    const news = stripe.pay(await pageOf(reference))
    const { body, signature } = stripe.signed(news)
    expect(await post({ body })).toBe(400)
    expect(await post({ body, signature: '' })).toBe(400)
    expect(await post({ body: body.replace('1000', '1'), signature })).toBe(400)
    expect(await tell(news, 'whsec_anotherOne')).toBe(400)
    const cheaper = stripe.eventOf(news.type, { ...news.data.object, amount_total: 1 })
    expect(await tell(cheaper)).toBe(400)
    server.clock.move(6 * MINUTE)
    expect(await post({ body, signature })).toBe(400)
    expect(await paymentOf(reference)).toMatchObject({ status: 8, payment: 'open' })
  })

  test('is taken with the next secret too, while one is replaced', async () => {
    const reference = await ordered()
    expect(await tell(stripe.pay(await pageOf(reference)), NEXT_SECRET)).toBe(200)
    expect(await paymentOf(reference)).toMatchObject({ status: 2 })
  })

  test('of what is not ours is heard, and changes nothing', async () => {
    const reference = await ordered()
    const { type, data } = stripe.pay(await pageOf(reference))
    const theirs = { ...data.object, metadata: { marketplace: 'https://another.example' } }
    expect(await tell(stripe.eventOf(type, theirs))).toBe(200)
    expect(await tell(stripe.eventOf('customer.created', { id: 'cus_1', object: 'customer' }))).toBe(200)
    expect(await paymentOf(reference)).toMatchObject({ status: 8 })
  })
})

describe('while Stripe gives no answer', () => {
  test('who comes to pay is told so, and can try again', async () => {
    const reference = await ordered()
    stripe.weather = 'silent'
    const refused = await server.app.inject({
      url: `/public/pay/${reference}`,
      headers: { 'accept-language': 'es' },
    })
    expect(refused.statusCode).toBe(503)
    expect(refused.body).toContain('No se pudo abrir la página de pago')
    expect(refused.body).toContain(`href="/public/pay/${reference}"`)
    expect(refused.body).toContain(`href="${ORIGIN}/happenings/my-bookings/${reference}"`)
    stripe.weather = 'fair'
    await tell(stripe.pay(await pageOf(reference)))
    expect(await paymentOf(reference)).toMatchObject({ status: 2 })
  })

  test('who comes back from there sees the booking', async () => {
    const reference = await ordered()
    await pageOf(reference)
    stripe.weather = 'silent'
    expect(await comeBack(reference)).toBe(`${ORIGIN}/happenings/my-bookings/${reference}`)
  })

  test('a page that it opened all the same is the one that is used', async () => {
    const reference = await ordered()
    stripe.weather = 'answer lost'
    expect((await goToPay(reference)).statusCode).toBe(503)
    stripe.weather = 'fair'
    await tell(stripe.pay(await pageOf(reference)))
    const opened = [...stripe.sessions.values()].filter((it) => it.client_reference_id === `${reference}-1`)
    expect(opened).toHaveLength(1)
    expect(await paymentOf(reference)).toMatchObject({ status: 2 })
  })

  test('what is not paid in time ends all the same', async () => {
    const reference = await ordered()
    await pageOf(reference)
    server.clock.move(15 * MINUTE)
    stripe.weather = 'silent'
    await expect(reconcile()).rejects.toThrow('Stripe gave no answer')
    stripe.weather = 'fair'
    const booking = server.database.query.selectFrom('booking').select('status')
    expect(await booking.where('reference', '=', reference).executeTakeFirst()).toEqual({ status: 6 })
  })
})

test('no key reaches the log, whatever Stripe says', async () => {
  const reference = await ordered()
  const message = `Invalid API Key provided: ${SECRET_KEY}`
  stripe.weather = { status: 401, error: { type: 'invalid_request_error', message } }
  expect((await goToPay(reference)).statusCode).toBe(503)
  await post({ body: '{}', signature: `t=1,v1=${WEBHOOK_SECRET}` })
  expect(log).toContain('Stripe answered 401')
  for (const secret of [SECRET_KEY, WEBHOOK_SECRET, NEXT_SECRET, 'Bearer']) expect(log).not.toContain(secret)
})
