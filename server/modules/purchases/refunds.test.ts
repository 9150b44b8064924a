import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GivenCard } from '#contract/entities/gift.ts'
import type { OwnGiftCard, OwnMembership } from '#contract/entities/wallet.ts'
import type { WalletFunds } from '#contract/entities/wallet-funds.ts'
import { testApp } from '#tests/support/app.ts'
import { addCardCampaign, addMembershipCampaign } from '#tests/support/campaigns.ts'
import { buyOnline } from '#tests/support/gateway.ts'
import { giveMoney } from '#tests/support/given-money.ts'
import { addEvent } from '#tests/support/listings.ts'
import { newKey, order, place, referenceOf } from '#tests/support/orders.ts'
import { newAddress } from '#tests/support/people.ts'

const mails: string[] = []
const server = testApp({
  outside: { messages: { send: async (message) => void mails.push(message.text) } },
})
const DAY = 24 * 60 * 60_000

let cardCampaign = 0
let memberCampaign = 0
let ticket = 0
let amira: { accountId: number; token: string }
let noah: { accountId: number; token: string }
beforeAll(async () => {
  cardCampaign = await addCardCampaign(server.database)
  memberCampaign = await addMembershipCampaign(server.database)
  const starts_at = new Date(server.clock.now().getTime() + 300 * DAY)
  const at = { starts_at, ends_at: new Date(starts_at.getTime() + DAY) }
  ticket = (await addEvent(server.database, at, { tickets: [{}] })).ticketIds[0] ?? 0
})
beforeEach(async () => {
  amira = await server.logIn()
  noah = await server.logIn('Noah')
})

const call = (name: string, body: object = {}, token = amira.token) =>
  server.call(name, { token, idempotency_key: newKey(), ...body }, {}, newAddress())
const paid = (name: string, body: object) => buyOnline(server, amira.token, name, body)
const card = (more: object = {}) =>
  paid('purchase-gift-card', { gift_card: cardCampaign, recipient_type: 'self', ...more })
const recipient_data = { name: 'Noah', email: 'noah@example.com' }
const gift = () => card({ recipient_type: 'gift', recipient_data })
const membership = () => paid('purchase-membership', { selected_campaign: memberCampaign })
const ofWallet = async () =>
  referenceOf(await call('purchase-membership', { method: 'WALLET', selected_campaign: memberCampaign }))
const giveBack = (purchase: string, token?: string) => call('refund-purchase', { purchase }, token)
const lists = async (token?: string) =>
  (await call('get-gift-cards', {}, token)).body as unknown as {
    giftCards: OwnGiftCard[]
    given: GivenCard[]
  }
const members = async () => (await call('get-memberships')).body.memberships as OwnMembership[]
const funds = async () => (await call('get-wallet-funds')).body as unknown as WalletFunds
const deliver = () => server.services.perks.parts.giftDelivery.sendDue()
const codeOf = () => {
  const [, gift_card_code, gift_card_pin] = /Code: (\S+)\nPIN: (\d+)/.exec(mails.at(-1) ?? '') ?? []
  return { gift_card_code, gift_card_pin }
}
async function refundedOf(reference: string) {
  await server.services.orders.parts.online.reconcile()
  const checkout = server.database.query.selectFrom('sandbox_checkout').select('refunded_minor')
  return (await checkout.where('reference', '=', `${reference}-1`).executeTakeFirstOrThrow()).refunded_minor
}
const isRefused = async (reference: string) => {
  expect((await giveBack(reference)).body.code).toBe('UNAVAILABLE')
  expect(await refundedOf(reference)).toBe(0)
}

describe('a gift card is given back', () => {
  test('while nothing of it is used: it is had no more, and all of its money goes back', async () => {
    const reference = await card()
    const { giftCards } = await lists()
    expect(giftCards).toMatchObject([{ refundable: { purchase: reference, amount: 10 } }])
    expect((await giveBack(reference)).status).toBe(200)
    expect((await lists()).giftCards).toEqual([])
    expect(await refundedOf(reference)).toBe(1_000)
    const told = server.database.query.selectFrom('account_event').select('kind')
    expect(await told.where('account_id', '=', amira.accountId).execute()).toEqual([
      { kind: 'purchase_refunded' },
    ])
  })

  test('once, however many ask at once', async () => {
    const reference = await card()
    const answers = await Promise.all([1, 2, 3, 4].map(() => giveBack(reference)))
    expect(answers.map((it) => it.status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await refundedOf(reference)).toBe(1_000)
  })

  test('on its way to somebody, whose code is good for nothing then', async () => {
    const reference = await gift()
    await deliver()
    expect((await lists()).given).toMatchObject([{ refundable: { purchase: reference } }])
    expect((await giveBack(reference)).status).toBe(200)
    expect((await lists()).given).toEqual([])
    expect((await call('redeem-gift-card', codeOf(), noah.token)).body.code).toBe('PERK_REFUSED')
    expect((await lists(noah.token)).giftCards).toEqual([])
    expect(await refundedOf(reference)).toBe(1_000)
  })

  test('after a booking with it was cancelled, since all is on it again', async () => {
    const reference = await card()
    const [{ id } = { id: 0 }] = (await lists()).giftCards
    const booked = await place(server, amira.token, order(ticket, 1, { gift_card: String(id), total: 0 }))
    await isRefused(reference)
    await call('cancel-event-booking', { unique_booking_id: referenceOf(booked) })
    expect((await giveBack(reference)).status).toBe(200)
  })
})

describe('a gift card is not given back', () => {
  test('once its gift is redeemed, also by who redeemed it', async () => {
    const reference = await gift()
    await deliver()
    await call('redeem-gift-card', codeOf(), noah.token)
    expect((await lists()).given[0]).not.toHaveProperty('refundable')
    expect((await lists(noah.token)).giftCards[0]).not.toHaveProperty('refundable')
    expect((await giveBack(reference, noah.token)).body.code).toBe('NOT_FOUND')
    await isRefused(reference)
  })

  test('by its buyer while it is on its way from somebody else', async () => {
    const reference = await gift()
    await deliver()
    await call('redeem-gift-card', codeOf(), noah.token)
    const [{ id } = { id: 0 }] = (await lists(noah.token)).giftCards
    await call('give-gift-card', { gift_card: id, recipient_data }, noah.token)
    await isRefused(reference)
  })

  test('after 14 days', async () => {
    const reference = await card()
    server.clock.move(14 * DAY)
    const refund = server.database.transaction((tx) =>
      server.services.purchases.refund(tx, amira.accountId, reference),
    )
    await expect(refund).rejects.toThrow('UNAVAILABLE')
  })

  test('once an operator stopped it', async () => {
    const reference = await card()
    const [{ id } = { id: 0 }] = (await lists()).giftCards
    expect(await server.services.perks.parts.operator.stopGiftCard(id)).toBe(true)
    await isRefused(reference)
  })
})

describe('a membership is given back', () => {
  test('while it was not used, and the one after it begins now', async () => {
    const first = await membership()
    const second = await membership()
    expect(await members()).toMatchObject([
      { refundable: { purchase: first } },
      { refundable: { purchase: second } },
    ])
    expect((await giveBack(first)).status).toBe(200)
    const [left, ...more] = await members()
    expect([more, left?.refundable?.purchase]).toEqual([[], second])
    expect(Date.parse(left?.starts_at ?? '')).toBe(server.clock.now().getTime())
    expect(await refundedOf(first)).toBe(1_000)
  })

  test('into the wallet that paid it: own money as own, what was given as given', async () => {
    const expiresAt = new Date(server.clock.now().getTime() + 5 * DAY)
    await giveMoney(server, { accountId: amira.accountId, amount: 400, expiresAt })
    await paid('top-up-wallet', { amount: 10 })
    const reference = await ofWallet()
    expect(await funds()).toMatchObject({ own: 4, given: 0 })
    expect((await giveBack(reference)).status).toBe(200)
    expect(await funds()).toMatchObject({ own: 10, given: 4, can_pay_out: 10 })
    expect((await funds()).expiring).toMatchObject([{ amount: 4 }])
    expect(await members()).toEqual([])
  })

  test('not after a use', async () => {
    const reference = await membership()
    const [{ id } = { id: 0 }] = await members()
    await place(server, amira.token, order(ticket, 1, { membership: id, total: 8 }))
    expect((await members())[0]).not.toHaveProperty('refundable')
    await isRefused(reference)
  })
})

test('a top-up is paid out, and not given back', async () => {
  await isRefused(await paid('top-up-wallet', { amount: 10 }))
})

test('what was not paid yet, and what somebody else bought, is not given back', async () => {
  const begun = referenceOf(
    await call('purchase-gift-card', {
      ...{ method: 'ONLINE', gift_card: cardCampaign, recipient_type: 'self' },
    }),
  )
  expect((await giveBack(begun)).body.code).toBe('UNAVAILABLE')
  const reference = await card()
  expect((await giveBack(reference, noah.token)).body.code).toBe('NOT_FOUND')
})
