import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GivenCard } from '#contract/entities/gift.ts'
import { testApp } from '#tests/support/app.ts'
import { addCardCampaign } from '#tests/support/campaigns.ts'
import { gateway } from '#tests/support/gateway.ts'
import { newKey } from '#tests/support/orders.ts'
import { newAddress } from '#tests/support/people.ts'

let mailFails = false
const mails: { to: string; subject: string; text: string }[] = []
const server = testApp({
  outside: {
    messages: {
      async send(message) {
        if (mailFails) throw new Error('The mail server is down.')
        if (message.channel === 'email') mails.push(message)
      },
    },
  },
})
const { toGateway, press } = gateway(server)
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let campaign = 0
let amira: { accountId: number; token: string }
let noah: { accountId: number; token: string }
beforeAll(async () => {
  campaign = await addCardCampaign(server.database)
})
beforeEach(async () => {
  amira = await server.logIn()
  noah = await server.logIn('Noah')
  mailFails = false
  // What another test left to be mailed would come between.
  await deliver()
  mails.length = 0
})

const recipient_data = { name: 'Noah', email: 'noah@example.com', message: 'Happy <b>birthday</b>!' }
const call = (name: string, body: object, token = amira.token) =>
  server.call(name, { token, idempotency_key: newKey(), ...body }, {}, newAddress())
const ask = (more: object = {}) =>
  call('purchase-gift-card', {
    ...{ method: 'ONLINE', gift_card: campaign, recipient_type: 'gift', recipient_data },
    ...more,
  })
async function buy(more: object = {}) {
  const { body } = await ask(more)
  const { unique_booking_id } = body.data as { unique_booking_id: string }
  await press(await toGateway(unique_booking_id), 'paid')
}
const deliver = () => server.services.perks.parts.giftDelivery.sendDue()
const lists = async (token = amira.token) => {
  const { body } = await server.call('get-gift-cards', { token })
  return body as unknown as { giftCards: { id: number; current_value: number }[]; given: GivenCard[] }
}
const givenOf = async (token?: string) => {
  const [given] = (await lists(token)).given
  if (!given) throw new Error('Nothing was given.')
  return given
}
/** The code and PIN in the last mail. */
const codeOf = () => {
  const [, gift_card_code, gift_card_pin] = /Code: (\S+)\nPIN: (\d+)/.exec(mails.at(-1)?.text ?? '') ?? []
  return { gift_card_code, gift_card_pin }
}
const redeem = (typed: object, token = noah.token) => call('redeem-gift-card', typed, token)

describe('a gift', () => {
  test('is mailed with its code, and is whose who redeems it', async () => {
    await buy()
    expect(await lists()).toMatchObject({ giftCards: [], given: [{ state: 'waiting', value: 10 }] })
    await deliver()
    await deliver()
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ to: 'noah@example.com' })
    expect(mails[0]?.text).toContain('“Happy <b>birthday</b>!”')
    expect(mails[0]?.text).toContain('$10.00')
    const { gift_card_code = '', gift_card_pin } = codeOf()
    const link = `/perks/gift-cards#${gift_card_code.replaceAll('-', '')}.${gift_card_pin}`
    expect(mails[0]?.text).toContain(link)
    const { message } = recipient_data
    expect(await givenOf()).toMatchObject({ state: 'sent', email_hint: 'n…@example.com', message })
    expect(await redeem(codeOf())).toMatchObject({ status: 200 })
    expect((await lists(noah.token)).giftCards).toMatchObject([{ current_value: 10 }])
    expect(await givenOf()).toMatchObject({ state: 'claimed', can: { resend: false, take_back: false } })
  })

  test('is mailed on the day that was chosen, and is good for as long from then on', async () => {
    const now = server.clock.now().getTime()
    const deliver_on = new Date(now + 10 * DAY).toISOString().slice(0, 10)
    await buy({ deliver_on })
    await deliver()
    expect(mails).toHaveLength(0)
    server.clock.move(11 * DAY)
    await deliver()
    expect(mails).toHaveLength(1)
    const { sends_at, expired_at } = await givenOf()
    expect(sends_at).not.toBeNull()
    expect(Date.parse(expired_at) - now).toBeGreaterThan(374 * DAY)
  })

  test('for a day keeps it when its address is corrected, and leaves at once when it is sent now', async () => {
    const deliver_on = new Date(server.clock.now().getTime() + 10 * DAY).toISOString().slice(0, 10)
    await buy({ deliver_on })
    const { id: gift, sends_at } = await givenOf()
    const corrected = { ...recipient_data, email: 'noah@example.org' }
    await call('resend-gift-card', { gift, recipient_data: corrected })
    await deliver()
    expect([mails.length, (await givenOf()).sends_at]).toEqual([0, sends_at])
    await call('resend-gift-card', { gift })
    await deliver()
    expect(mails).toMatchObject([{ to: 'noah@example.org' }])
  })

  test('is tried for three days while mails do not leave, and then said not to have arrived', async () => {
    mailFails = true
    await buy()
    for (let hours = 0; hours < 60; hours++) {
      await deliver()
      server.clock.move(60 * MINUTE)
    }
    expect(await givenOf()).toMatchObject({ state: 'waiting' })
    for (let hours = 0; hours < 40; hours++) {
      await deliver()
      server.clock.move(60 * MINUTE)
    }
    expect(await givenOf()).toMatchObject({ state: 'failed', can: { resend: true, take_back: true } })
    mailFails = false
    await call('resend-gift-card', { gift: (await givenOf()).id })
    await deliver()
    expect(await givenOf()).toMatchObject({ state: 'sent' })
  })

  test('that is sent again has the same code, and to another address another one', async () => {
    await buy()
    await deliver()
    const first = codeOf()
    const { id: gift } = await givenOf()
    await call('resend-gift-card', { gift })
    await deliver()
    expect(codeOf()).toEqual(first)
    const corrected = { ...recipient_data, email: 'noah@example.org' }
    await call('resend-gift-card', { gift, recipient_data: corrected })
    await deliver()
    expect(mails.at(-1)?.to).toBe('noah@example.org')
    expect(codeOf()).not.toEqual(first)
    expect((await redeem(first)).status).toBe(422)
    expect((await redeem(codeOf())).status).toBe(200)
  })

  test('that is taken back is the giver’s own card, and its code is dead', async () => {
    await buy()
    await deliver()
    expect(await call('take-back-gift-card', { gift: (await givenOf()).id })).toMatchObject({ status: 200 })
    expect(await lists()).toMatchObject({ giftCards: [{ current_value: 10 }], given: [] })
    expect((await redeem(codeOf())).status).toBe(422)
  })

  test('is claimed or taken back, never both', async () => {
    await buy()
    await deliver()
    const { id: gift } = await givenOf()
    const [claimed, taken] = await Promise.all([redeem(codeOf()), call('take-back-gift-card', { gift })])
    expect([claimed.status, taken.status].filter((it) => it === 200)).toHaveLength(1)
    const both = [...(await lists()).giftCards, ...(await lists(noah.token)).giftCards]
    expect(both).toHaveLength(1)
  })

  test('of fifty who have its code is one’s', async () => {
    await buy()
    await deliver()
    const tokens = await Promise.all(Array.from({ length: 50 }, async () => (await server.logIn()).token))
    const answers = await Promise.all(tokens.map((token) => redeem(codeOf(), token)))
    expect(answers.filter((it) => it.status === 200)).toHaveLength(1)
  })

  test('is handed on by whose it is', async () => {
    await buy({ recipient_type: 'self' })
    const [card] = (await lists()).giftCards
    const give = { gift_card: card?.id, recipient_data }
    expect(await call('give-gift-card', give, noah.token)).toMatchObject({ body: { code: 'NOT_FOUND' } })
    expect(await call('give-gift-card', give)).toMatchObject({ status: 200 })
    expect((await lists()).giftCards).toEqual([])
    await deliver()
    expect((await redeem(codeOf())).status).toBe(200)
  })

  test('is nobody else’s to send or to take back, nor anybody’s once it is claimed', async () => {
    await buy()
    await deliver()
    const { id: gift } = await givenOf()
    for (const name of ['resend-gift-card', 'take-back-gift-card']) {
      expect(await call(name, { gift }, noah.token)).toMatchObject({ body: { code: 'NOT_FOUND' } })
    }
    await redeem(codeOf())
    for (const name of ['resend-gift-card', 'take-back-gift-card']) {
      expect(await call(name, { gift })).toMatchObject({ body: { code: 'UNAVAILABLE' } })
    }
  })

  test('of whose account ends leaves before that, and nothing is left of whom it was for', async () => {
    const deliver_on = new Date(server.clock.now().getTime() + 20 * DAY).toISOString().slice(0, 10)
    await buy({ deliver_on })
    await ask({ deliver_on })
    await server.call('delete-account', { token: amira.token })
    await deliver()
    expect(mails).toHaveLength(1)
    server.clock.move(8 * DAY)
    await server.services.accounts.eraseDue()
    expect((await redeem(codeOf())).status).toBe(200)
  })
})

describe('a gift is refused', () => {
  test.each([
    ['without a recipient', { recipient_data: undefined }],
    ['to what is no address', { recipient_data: { ...recipient_data, email: 'noah' } }],
    ['with too many words', { recipient_data: { ...recipient_data, message: 'x'.repeat(501) } }],
    ['for a day that is over', { deliver_on: '2020-01-01' }],
    ['for a day that is too far away', { deliver_on: '2099-01-01' }],
    ['for what is no day', { deliver_on: 'tomorrow' }],
  ])('%s', async (_, more) => {
    expect(await ask(more)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  })

  test('after ten mails a day, and three a card', async () => {
    await buy()
    const { id: gift } = await givenOf()
    const sent = async (times: number) => {
      const statuses: number[] = []
      for (let i = 0; i < times; i++) statuses.push((await call('resend-gift-card', { gift })).status)
      return statuses
    }
    expect(await sent(4)).toEqual([200, 200, 200, 429])
    const asked: number[] = []
    for (let i = 0; i < 7; i++) asked.push((await ask()).status)
    expect(asked).toEqual([200, 200, 200, 200, 200, 200, 429])
  })
})

describe('who gave something is told', () => {
  const news = async () => {
    const { body } = await server.call('get-notifications', { token: amira.token })
    return (body.data as { kind: string; title: string; body: string; path: string }[]).filter((it) =>
      it.kind.startsWith('gift_'),
    )
  }

  test('once, that it was redeemed', async () => {
    await buy()
    await deliver()
    for (const _ of [1, 2]) await redeem(codeOf())
    expect(await news()).toMatchObject([
      { title: 'Your gift was redeemed', body: 'Noah has your $10.00 now.', path: '/perks/gift-cards' },
    ])
  })

  test('once, that nobody redeemed it in 30 days, and whom it is for is mailed once more', async () => {
    const email = 'ines@example.com'
    await buy({ recipient_data: { ...recipient_data, email } })
    const mailed = () => mails.filter((it) => it.to === email).length
    const remind = async () => {
      const { giftNews } = server.services.perks.parts
      await Promise.all([giftNews.remindOfUnclaimed(), giftNews.remindOfUnclaimed()])
      await deliver()
    }
    await deliver()
    await remind()
    expect(mailed()).toBe(1)
    for (const _ of [1, 2]) {
      server.clock.move(31 * DAY)
      await remind()
    }
    expect(mailed()).toBe(2)
    const told = server.database.query.selectFrom('account_event').select('kind')
    expect(await told.where('account_id', '=', amira.accountId).execute()).toEqual([
      { kind: 'gift_unclaimed' },
    ])
  })

  test('that it could not be delivered', async () => {
    await buy()
    mailFails = true
    for (let tries = 0; tries < 25; tries++) {
      await deliver()
      server.clock.move(6 * 60 * MINUTE)
    }
    expect(await news()).toMatchObject([{ title: 'Your gift could not be delivered' }])
  })
})
