import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, testApp } from '#tests/support/app.ts'
import { addCardCampaign } from '#tests/support/campaigns.ts'
import { gateway } from '#tests/support/gateway.ts'
import { newKey } from '#tests/support/orders.ts'

const server = testApp()
const { toGateway, press, tell } = gateway(server)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let campaign = 0
let amira: { accountId: number; token: string }
beforeAll(async () => {
  campaign = await addCardCampaign(server.database)
})
beforeEach(async () => {
  amira = await server.logIn()
})

const buy = (more: object = {}, token = amira.token) =>
  server.call('purchase-gift-card', {
    token,
    method: 'ONLINE',
    gift_card: campaign,
    recipient_type: 'self',
    idempotency_key: newKey(),
    ...more,
  })
const referenceOf = ({ body }: Answer) => (body.data as { unique_booking_id: string }).unique_booking_id
const begin = async (more: object = {}) => referenceOf(await buy(more))
const paymentOf = async (unique_booking_id: string, token = amira.token) =>
  (await server.call('get-payment', { token, unique_booking_id })).body
const cards = async (token = amira.token) =>
  (await server.call('get-gift-cards', { token })).body.giftCards as object[]
const reconcile = () => server.services.orders.parts.online.reconcile()
const refundedOf = async (reference: string) => {
  const checkout = server.database.query.selectFrom('sandbox_checkout').select('refunded_minor')
  return (await checkout.where('reference', '=', reference).executeTakeFirstOrThrow()).refunded_minor
}

describe('a gift card that is bought', () => {
  test('is there to use once it is paid, with all that was paid on it', async () => {
    const begun = await buy({ total: 10 })
    const reference = referenceOf(begun)
    const payment_url = `http://localhost:4000/public/pay/${reference}`
    expect(begun.body).toMatchObject({ data: { status: 8, payment_url } })
    expect(await paymentOf(reference)).toMatchObject({ status: 8, payment: 'open', payment_url })
    expect(await cards()).toEqual([])
    await press(await toGateway(reference), 'paid')
    expect(await paymentOf(reference)).toMatchObject({ status: 4, payment: 'paid', pay_until: null })
    expect(await cards()).toMatchObject([{ current_value: 10, refusal: null }])
    for (const way of ['', '/back'])
      expect((await server.app.inject(`/public/pay/${reference}${way}`)).headers.location).toBe(
        'http://localhost:4000/perks/gift-cards',
      )
  })

  test('is bought once under its key', async () => {
    const idempotency_key = newKey()
    const first = await buy({ idempotency_key })
    expect(referenceOf(await buy({ idempotency_key }))).toBe(referenceOf(first))
  })

  test('can be paid again where it was declined, and is told twice without harm', async () => {
    const reference = await begin()
    await press(await toGateway(reference), 'declined')
    expect(await paymentOf(reference)).toMatchObject({ status: 8, payment: 'declined' })
    expect((await server.app.inject(`/public/pay/${reference}/back`)).headers.location).toBe(
      'http://localhost:4000/perks/gift-cards/campaign/checkout',
    )
    await press(await toGateway(reference), 'paid', 'twice')
    expect(await cards()).toHaveLength(1)
  })

  test('of whose payment nothing is heard is asked about', async () => {
    const reference = await begin()
    await press(await toGateway(reference), 'paid', 'never')
    expect(await cards()).toEqual([])
    server.clock.move(2 * MINUTE)
    await reconcile()
    expect(await cards()).toHaveLength(1)
  })

  test('whose money comes late is bought all the same', async () => {
    const reference = await begin()
    await press(await toGateway(reference), 'paid', 'late')
    server.clock.move(16 * MINUTE)
    expect(await paymentOf(reference)).toMatchObject({ status: 6 })
    await server.services.sandbox?.deliver()
    expect(await paymentOf(reference)).toMatchObject({ status: 4, payment: 'paid' })
    expect(await cards()).toHaveLength(1)
  })

  test('that nobody pays for ends, and its money still buys it when it comes after that', async () => {
    const reference = await begin()
    await press(await toGateway(reference), 'paid', 'late')
    server.clock.move(16 * MINUTE)
    await server.database.transaction((tx) => server.services.purchases.lapse(tx))
    expect(await cards()).toEqual([])
    await server.services.sandbox?.deliver()
    expect(await cards()).toHaveLength(1)
  })

  test('that is paid by two tries is one card, and the second money goes back', async () => {
    const reference = await begin()
    await toGateway(reference)
    await tell(`${reference}-1`, 'declined')
    await toGateway(reference)
    const { sandbox } = server.services
    const { rows } = await server.database.pool.query(
      'select id from sandbox_checkout where reference like $1',
      [`${reference}-%`],
    )
    for (const { id } of rows) await sandbox?.decide(id, 'paid', 'never')
    await Promise.all([tell(`${reference}-1`, 'paid'), tell(`${reference}-2`, 'paid')])
    expect(await cards()).toHaveLength(1)
    await reconcile()
    expect((await refundedOf(`${reference}-1`)) + (await refundedOf(`${reference}-2`))).toBe(1000)
  })

  test('of who was forgotten meanwhile is nobody’s, and their money goes back', async () => {
    const reference = await begin()
    await press(await toGateway(reference), 'paid', 'late')
    await server.call('delete-account', { token: amira.token })
    server.clock.move(40 * DAY)
    await server.services.accounts.eraseDue()
    await server.services.sandbox?.deliver()
    await reconcile()
    expect(await refundedOf(`${reference}-1`)).toBe(1000)
  })

  test('is shown to nobody else', async () => {
    const reference = await begin()
    const noah = await server.logIn('Noah')
    expect(await paymentOf(reference, noah.token)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('is refused', () => {
  test.each([
    ['to who is not logged in', { token: undefined }, 401],
    ['at another price than was seen', { total: 9 }, 409],
    ['with a wallet', { method: 'WALLET' }, 400],
    ['at the venue', { method: 'PAY_AT_VENUE' }, 400],
    ['of a campaign that never was', { gift_card: 999_999 }, 404],
  ])('%s', async (_, more, status) => {
    expect((await buy(more)).status).toBe(status)
  })

  test('of a campaign that has ended, which is not listed either', async () => {
    const over = await addCardCampaign(server.database, { is_active: false })
    expect((await buy({ gift_card: over })).body.code).toBe('UNAVAILABLE')
    const { body } = await server.call('get-gift-card-campaigns')
    expect((body.campaigns as { id: number }[]).map((it) => it.id)).toEqual([campaign])
  })

  test('where the operator takes no online payments', async () => {
    await server.services.settings.change('onlinePayment', 'false')
    expect((await buy()).body.code).toBe('UNAVAILABLE')
    await server.services.settings.change('onlinePayment', 'true')
  })

  test('after twenty were begun in an hour, paid or not', async () => {
    server.clock.move(DAY + MINUTE)
    const all = await Promise.all(Array.from({ length: 22 }, () => buy()))
    expect(all.filter((it) => it.status === 200)).toHaveLength(20)
    expect(all.filter((it) => it.body.code === 'TOO_MANY')).toHaveLength(2)
    server.clock.move(60 * MINUTE)
    expect((await buy()).status).toBe(200)
  })

  test('to newcomers for more than 100 a day, and to others for more than 500, however many ask at once', async () => {
    const fifty = await addCardCampaign(server.database, { value_minor: 5_000 })
    const bought = async (times: number) => {
      const all = await Promise.all(Array.from({ length: times }, () => buy({ gift_card: fifty })))
      return all.filter((it) => it.status === 200).length
    }
    expect(await bought(4)).toBe(2)
    server.clock.move(DAY + MINUTE)
    expect(await bought(12)).toBe(10)
    await server.database.query
      .updateTable('gift_card_campaign')
      .set({ is_active: false })
      .where('id', '=', fifty)
      .execute()
  })
})
