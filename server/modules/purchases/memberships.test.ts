import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OwnMembership } from '#contract/entities/wallet.ts'
import { testApp } from '#tests/support/app.ts'
import { addMembershipCampaign } from '#tests/support/campaigns.ts'
import { gateway } from '#tests/support/gateway.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addWallet, newKey, order, place, referenceOf } from '#tests/support/orders.ts'

const server = testApp()
const { toGateway, press } = gateway(server)
const DAY = 24 * 60 * 60_000

let campaign = 0
let amira: { accountId: number; token: string }
beforeAll(async () => {
  campaign = await addMembershipCampaign(server.database)
})
beforeEach(async () => {
  amira = await server.logIn()
})

const buy = (more: object = {}) =>
  server.call('purchase-membership', {
    ...{ token: amira.token, method: 'ONLINE', selected_campaign: campaign, idempotency_key: newKey() },
    ...more,
  })
const mine = async () =>
  (await server.call('get-memberships', { token: amira.token })).body.memberships as OwnMembership[]
const withWallet = (amount: number, expiresAt?: Date) =>
  addWallet(server.database, { kind: 'wallet', account_id: amira.accountId }, amount, expiresAt)
const balance = async () => (await server.call('get-perks-home', { token: amira.token })).body.wallet_balance

describe('a membership that is bought', () => {
  test('online is there once it is paid', async () => {
    const { body } = await buy({ total: 10 })
    const { unique_booking_id } = body.data as { unique_booking_id: string }
    expect(await mine()).toEqual([])
    await press(await toGateway(unique_booking_id), 'paid', 'twice')
    expect(await mine()).toMatchObject([{ benefit_details: { discount_percent: 20 }, uses: 0 }])
    expect((await server.app.inject(`/public/pay/${unique_booking_id}/back`)).headers.location).toBe(
      'http://localhost:4000/perks/memberships',
    )
  })

  test('out of the wallet is there at once, and costs what it costs', async () => {
    await withWallet(1_500)
    const answer = await buy({ method: 'WALLET' })
    expect(answer.body).toMatchObject({ data: { status: 4 } })
    expect(answer.body.data).not.toHaveProperty('payment_url')
    expect([await mine(), await balance()]).toMatchObject([[{ amount: 10 }], 5])
    const { body } = await server.call('get-wallet-transactions', { token: amira.token })
    expect(body.transactions).toMatchObject([
      { type: 'withdraw', amount: 1_000, meta: { description: 'Bought: Harbour Circle' } },
      { type: 'deposit' },
    ])
  })

  test('begins when the one before it ends, and takes nothing off until then', async () => {
    await withWallet(2_000)
    const idempotency_key = newKey()
    for (const _ of [1, 2]) await buy({ method: 'WALLET', idempotency_key })
    await buy({ method: 'WALLET' })
    const [first, second, ...more] = await mine()
    expect(more).toEqual([])
    expect(second?.starts_at).toBe(first?.expired_at)
    const { body: sold } = await server.call('get-membership-campaigns', { token: amira.token })
    expect(sold.campaigns).toMatchObject([{ begins_at: second?.expired_at }])
    const { id } = await addEvent(server.database)
    const asked = { token: amira.token, applicable_type: 'event', applicable_id: id }
    const { body } = await server.call('cart/user-member-ships', asked)
    expect(body.memberships).toMatchObject([{ refusal: null }, { refusal: { reason: 'not_yet' } }])
    server.clock.move(21 * DAY)
    expect(await mine()).toHaveLength(1)
  })

  test('begins at once where the one before it is used up', async () => {
    await withWallet(2_000)
    await buy({ method: 'WALLET' })
    const held = server.database.query.updateTable('membership').set({ most_uses: 1 })
    await held.where('account_id', '=', amira.accountId).execute()
    const starts_at = new Date(server.clock.now().getTime() + DAY)
    const at = { starts_at, ends_at: new Date(starts_at.getTime() + DAY) }
    const { ticketIds } = await addEvent(server.database, at, { tickets: [{}] })
    const membership = (await mine())[0]?.id
    await place(server, amira.token, order(ticketIds[0] ?? 0, 1, { membership, total: 8 }))
    expect(await mine()).toMatchObject([{ uses: 1 }])
    await buy({ method: 'WALLET' })
    const begun = (await mine()).map((it) => Date.parse(it.starts_at ?? ''))
    expect(begun).toEqual([server.clock.now().getTime(), server.clock.now().getTime()])
  })

  test('two at once out of a wallet that covers one are one', async () => {
    await withWallet(1_500)
    const answers = await Promise.all([1, 2, 3].map(() => buy({ method: 'WALLET' })))
    expect(answers.map((it) => it.status).sort()).toEqual([200, 409, 409])
    expect([await mine(), await balance()]).toMatchObject([[{ amount: 10 }], 5])
  })
})

describe('a membership is refused', () => {
  test('for more than 1,000 a day, however many ask at once', async () => {
    const dear = await addMembershipCampaign(server.database, { price_minor: 60_000 })
    const answers = await Promise.all([1, 2, 3].map(() => buy({ selected_campaign: dear })))
    expect(answers.map((it) => it.status).sort()).toEqual([200, 409, 409])
    const ended = server.database.query.updateTable('membership_campaign').set({ is_active: false })
    await ended.where('id', '=', dear).execute()
  })

  test('out of a wallet that does not cover it, or of which too much has ended', async () => {
    expect((await buy({ method: 'WALLET' })).body.code).toBe('UNAVAILABLE')
    await withWallet(1_000, new Date(server.clock.now().getTime() - DAY))
    expect((await buy({ method: 'WALLET' })).body.code).toBe('UNAVAILABLE')
    expect(await mine()).toEqual([])
  })

  test.each([
    ['at the venue', { method: 'PAY_AT_VENUE' }, 400],
    ['at another price than was seen', { total: 9 }, 409],
    ['of a campaign that never was', { selected_campaign: 999_999 }, 404],
    ['to who is not logged in', { token: undefined }, 401],
  ])('%s', async (_, more, status) => {
    expect((await buy(more)).status).toBe(status)
  })
})

test('campaigns say what each would have saved lately, in its uses and where it is good', async () => {
  const at = (days: number) => new Date(server.clock.now().getTime() + days * DAY)
  const event = await addEvent(server.database, { starts_at: at(300), ends_at: at(301) }, { tickets: [{}] })
  const ticket = event.ticketIds[0] ?? 0
  const once = await addMembershipCampaign(server.database, { most_uses: 1 })
  const elsewhere = await addMembershipCampaign(server.database, { vertical: 'rentals' })
  for (const quantity of [1, 2]) await place(server, amira.token, order(ticket, quantity))
  const cancelled = referenceOf(await place(server, amira.token, order(ticket, 3)))
  const cancel = { token: amira.token, unique_booking_id: cancelled, idempotency_key: newKey() }
  await server.call('cancel-event-booking', cancel)
  const savedBy = async (token?: string) => {
    const { campaigns } = (await server.call('get-membership-campaigns', { token })).body
    const all = campaigns as { id: number; would_have_saved?: number }[]
    return [campaign, once, elsewhere].map((id) => all.find((it) => it.id === id)?.would_have_saved)
  }
  expect(await savedBy(amira.token)).toEqual([6, 4, undefined])
  expect(await savedBy()).toEqual([undefined, undefined, undefined])
  server.clock.move(91 * DAY)
  expect(await savedBy(await server.services.accounts.beginSession(amira.accountId, 'a test'))).toEqual([
    ...[undefined, undefined, undefined],
  ])
  const ended = server.database.query.updateTable('membership_campaign').set({ is_active: false })
  await ended.where('id', 'in', [once, elsewhere]).execute()
})

test('campaigns say from when on each pays off', async () => {
  await addMembershipCampaign(server.database, { price_minor: 1_001, discount_percent: '33.33' })
  await addMembershipCampaign(server.database, { is_active: false })
  const { body } = await server.call('get-membership-campaigns')
  expect(body.campaigns).toMatchObject([
    { membership_price: 10, pays_off_from: 50 },
    { membership_price: 10.01, pays_off_from: 30.04 },
  ])
})
