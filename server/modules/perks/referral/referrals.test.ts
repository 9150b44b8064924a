import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getReferrals } from '#contract/calls/referrals.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addWallet, newKey, order, place, referenceOf } from '#tests/support/orders.ts'
import { logInByPhone, newPhone } from '#tests/support/people.ts'

const server = testApp()
const HOUR = 3_600_000
const DAY = 24 * HOUR

beforeAll(() => server.services.settings.change('referralRewardAmount', '5'))
afterAll(() => server.services.settings.change('referralRewardAmount', '0'))

const credit = () => server.services.perks.parts.referrals.creditDue()
const inHours = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR)
const codeOf = async (token: string) =>
  ((await server.call('update-user-info', { token })).body.data as { referral_code: string }).referral_code

/** A person who brings friends. */
async function referrer() {
  const who = await logInByPhone(server, newPhone(), { name: 'Amira Haddad' })
  const shown = async () =>
    v.parse(getReferrals.reply, (await server.call('get-referrals', { token: who.token })).body)
  return {
    ...who,
    shown,
    states: async () =>
      (await shown()).referrals.map((it) => `${it.name} ${it.state} ${it.amount ?? ''}`.trim()),
    balance: async () => (await server.call('get-wallet-funds', { token: who.token })).body.balance,
    /** A friend who joined by their code and has a hundred in the wallet. */
    async brings(name = 'Noah Weber', phone = newPhone()) {
      const friend = await logInByPhone(server, phone, { name, referral_code: await codeOf(who.token) })
      await addWallet(server.database, { kind: 'wallet', account_id: friend.id }, 10_000)
      return { ...friend, phone }
    },
  }
}

/** Books tickets of ten for an event in three days. */
async function book(token: string, quantity = 2, more: object = {}) {
  const held = { starts_at: inHours(72), ends_at: inHours(74) }
  const { ticketIds } = await addEvent(server.database, held, { tickets: [{}] })
  return place(server, token, order(ticketIds[0] ?? 0, quantity, { method: 'WALLET', ...more }))
}

async function afterTheVisit() {
  server.clock.move(75 * HOUR)
  await server.services.orders.completeEnded()
  server.clock.move(DAY)
}

describe('a friend on the same device', () => {
  const shared = async () => {
    const amira = await referrer()
    const noah = await amira.brings()
    const device = { push_token: `phone of ${amira.id}`, id: 1, device_type: 'android' }
    await server.call('save-notification-token', { token: amira.token, ...device })
    // Whoever logs out and in again as somebody else is still on that device.
    await server.call('save-notification-token', { token: amira.token, ...device, push_token: null })
    await server.call('save-notification-token', { token: noah.token, ...device })
    await book(noah.token)
    await afterTheVisit()
    await credit()
    return { amira, noah }
  }

  test('brings nothing until an operator has looked at it, and then once', async () => {
    const { amira, noah } = await shared()
    expect(await amira.states()).toEqual(['Noah held'])
    expect(await amira.balance()).toBe(0)
    const { heldRewards } = server.services.perks.parts
    expect(await heldRewards.list()).toMatchObject([{ referred_id: noah.id, friend: 'Noah Weber' }])
    const released = await Promise.all([1, 2].map(() => heldRewards.release(noah.id)))
    expect(released.toSorted()).toEqual([false, true])
    await credit()
    expect([await amira.states(), await amira.balance()]).toEqual([['Noah earned 5'], 5])
  })

  test('brings nothing at all where the operator refuses', async () => {
    const { amira, noah } = await shared()
    const { heldRewards } = server.services.perks.parts
    expect(await heldRewards.refuse(noah.id)).toBe(true)
    expect(await heldRewards.release(noah.id)).toBe(false)
    await credit()
    expect([await amira.states(), await amira.balance()]).toEqual([['Noah booked'], 0])
  })
})

describe('who brought somebody', () => {
  test('sees how far they are, and gets the reward once they have been somewhere, once', async () => {
    const amira = await referrer()
    const noah = await amira.brings()
    await amira.brings('Lucía Ortega')
    expect(await amira.states()).toEqual(['Lucía invited', 'Noah invited'])
    await book(noah.token)
    expect(await amira.states()).toEqual(['Lucía invited', 'Noah booked'])
    await credit()
    expect(await amira.balance()).toBe(0)
    await afterTheVisit()
    // Three servers credit at once, and one more afterwards.
    await Promise.all([credit(), credit(), credit()])
    await credit()
    expect(await amira.states()).toEqual(['Lucía invited', 'Noah earned 5'])
    expect(await amira.shown()).toMatchObject({ reward: 5, least_paid: 20, earned: 5 })
    expect(await amira.balance()).toBe(5)
    const { body } = await server.call('get-notifications', { token: amira.token })
    expect(body.data).toMatchObject([{ title: 'You got $5.00', path: '/refer-and-earn' }])
    await book(noah.token)
    await afterTheVisit()
    await credit()
    expect(await amira.balance()).toBe(5)
  })

  test('gets nothing for a visit that was cancelled, nobody came to, cost too little, or was to be paid at the door and was not seen', async () => {
    const amira = await referrer()
    const noah = await amira.brings()
    const cancelled = referenceOf(await book(noah.token))
    await server.call('cancel-event-booking', {
      ...{ token: noah.token, unique_booking_id: cancelled, idempotency_key: newKey() },
    })
    const missed = referenceOf(await book(noah.token))
    server.clock.move(73 * HOUR)
    await server.services.orders.parts.operatorBookings.noShow(missed)
    await book(noah.token, 1)
    await book(noah.token, 2, { method: 'PAY_AT_VENUE' })
    await afterTheVisit()
    await credit()
    expect(await amira.balance()).toBe(0)
  })

  test('gets the most there is to get in a year, and no more', async () => {
    await server.services.settings.change('referralMostRewards', '1')
    const amira = await referrer()
    const friends = [await amira.brings('Noah'), await amira.brings('Lucía')]
    for (const { token } of friends) await book(token)
    await afterTheVisit()
    // Three servers credit at once, each another friend.
    await Promise.all([credit(), credit(), credit()])
    await server.services.settings.change('referralMostRewards', '20')
    await credit()
    expect(await amira.balance()).toBe(5)
    expect((await amira.states()).map((it) => it.replace(/^\S+ /, '')).toSorted()).toEqual([
      ...['booked', 'earned 5'],
    ])
  })

  test('gets nothing for a friend whose number nobody has proven', async () => {
    const amira = await referrer()
    const noah = await amira.brings()
    const account = server.database.query.updateTable('account').where('id', '=', noah.id)
    await account.set({ phone_confirmed_at: null }).execute()
    await book(noah.token)
    await afterTheVisit()
    await credit()
    expect(await amira.balance()).toBe(0)
  })

  test('gets nothing where the operator gives nothing', async () => {
    const amira = await referrer()
    const { token } = await amira.brings()
    await book(token)
    await afterTheVisit()
    await server.services.settings.change('enableReferAndEarn', 'false')
    await credit()
    await server.services.settings.change('enableReferAndEarn', 'true')
    expect(await amira.balance()).toBe(0)
  })

  test('and has left gets nothing', async () => {
    const amira = await referrer()
    const { token } = await amira.brings()
    await book(token)
    await server.call('delete-account', { token: amira.token })
    server.clock.move(10 * DAY)
    await server.services.accounts.eraseDue()
    await server.services.orders.completeEnded()
    await credit()
    const rewards = server.database.query.selectFrom('referral_reward').select('referrer_id')
    expect(await rewards.where('referrer_id', '=', amira.id).execute()).toEqual([])
  })

  test('brings nobody who was there before, and lets go of their number only with it', async () => {
    const [amira, ines] = [await referrer(), await referrer()]
    const noah = await amira.brings()
    await server.call('delete-account', { token: noah.token })
    server.clock.move(8 * DAY)
    await server.services.accounts.eraseDue()
    await ines.brings('Noah again', noah.phone)
    expect([await amira.states(), await ines.states()]).toEqual([[], []])
  })
})
