import { beforeEach, describe, expect, test } from 'vitest'
import { type Answer, testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addCoupon, addGiftCard, order, place } from '#tests/support/orders.ts'
import { isFull } from '#tests/support/scope.ts'

const often = { max: 1_000_000, seconds: 60 }
const server = testApp({ limits: { address: often, call: often, calls: {} } })

/** More guesses than may be looked at in a day, of one person and of one address. */
const GUESSES = isFull ? 5_000 : 1_000

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let ticket: number
let listing: number
let secret: string
let token: string
let accountId: number
beforeEach(async () => {
  server.clock.move(DAY_MS)
  const starts_at = new Date(server.clock.now().getTime() + 30 * DAY_MS)
  const event = await addEvent(server.database, { starts_at, ends_at: new Date(starts_at.getTime() + 1) })
  listing = event.id
  ticket = event.ticketIds[0] ?? 0
  secret = await addCoupon(server.database, { is_listed: false })
  const someone = await server.logIn()
  token = someone.token
  accountId = someone.accountId
})

const of = () => ({ token, applicable_type: 'event', applicable_id: listing })
const tryCoupon = (coupon: string) => server.call('apply-coupon', { ...of(), coupon, subtotal: 10 })
const tryCard = (gift_card: string | number) => server.call('apply-gift-card', { ...of(), gift_card })
const tryBill = (perks: object, who: object = { token }) =>
  server.call('get-bill', {
    ...who,
    vertical: 'events',
    items: [{ ticket_id: ticket, quantity: 1 }],
    ...perks,
  })
const tryOrder = (perks: object) => place(server, token, order(ticket, 1, perks))

const outcome = ({ status, body }: Answer) => (status === 200 ? 'good' : body.code)

/** Types as many wrong codes as are allowed in a minute. */
async function useUp(): Promise<void> {
  const wrong = [tryCoupon('NONE'), tryCard('GIFT-NONE'), tryCard(99), tryBill({ coupon: 'NONE' })]
  for (const it of [...wrong, tryOrder({ coupon: 'NONE' })]) expect(outcome(await it)).toBe('PERK_REFUSED')
}

describe('who has typed too many codes that are none', () => {
  test('is refused with words and the time to wait, the right one too, on every way', async () => {
    await useUp()
    const refused = await tryCoupon(secret)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      429,
      'TOO_MANY',
      'That was a lot of codes that we do not know. Wait a while before you type another one.',
    ])
    expect(refused.headers['retry-after']).toBe('60')
    const others = [tryCard('GIFT-NONE'), tryBill({ coupon: secret }), tryOrder({ coupon: secret, total: 9 })]
    for (const it of others) expect(outcome(await it)).toBe('TOO_MANY')
  })

  test('still has what is offered or their own, and books without a code', async () => {
    const offered = await addCoupon(server.database, { is_listed: true })
    const card = await addGiftCard(server.database, accountId, 500)
    await useUp()
    expect(outcome(await tryBill({ coupon: offered, gift_card: card.code }))).toBe('good')
    expect(outcome(await tryBill({ gift_card: card.id }))).toBe('good')
    expect(outcome(await tryOrder({}))).toBe('good')
  })

  test('goes on after a minute, and the same order with the same key', async () => {
    await useUp()
    const ordered = order(ticket, 1, { coupon: secret, total: 9 })
    expect(outcome(await place(server, token, ordered))).toBe('TOO_MANY')
    server.clock.move(MINUTE_MS)
    expect(outcome(await place(server, token, ordered))).toBe('good')
    await useUp()
    const again = await place(server, token, ordered)
    expect([outcome(again), again.headers['idempotent-replayed']]).toEqual(['good', 'true'])
  })
})

test('a right code, and a bill without one, never count', async () => {
  for (let n = 0; n < 12; n++) {
    expect(outcome(await tryCoupon(secret))).toBe('good')
    expect(outcome(await tryBill(n % 2 ? { coupon: secret } : {}))).toBe('good')
  }
  await useUp()
})

test('of a crowd at one address, twenty in a minute are looked at', async () => {
  const { guesses } = server.services.perks.parts
  const guess = (n: number) =>
    guesses.watch({ coupon: `GUESS${n}` }, { accountId: accountId + n, address: 'a café' }).then(
      () => 'looked at',
      (it: { code: string }) => it.code,
    )
  const went = await Promise.all(Array.from({ length: 25 }, (_, n) => guess(n)))
  expect(went.filter((it) => it === 'looked at')).toHaveLength(20)
  server.clock.move(MINUTE_MS)
  expect(await guess(25)).toBe('looked at')
})

// All guesses run at once, so that none profits from others that are not counted yet.
test.each([
  ['one person, from everywhere', 40, (n: number) => ({ accountId, address: `from ${n}` })],
  ['a crowd, from one address', 300, (n: number) => ({ accountId: accountId + n, address: 'one' })],
])(
  `of ${GUESSES} guesses of %s in a day at most %d are looked at`,
  { timeout: 60_000 },
  async (_, most, whoIs) => {
    const { guesses } = server.services.perks.parts
    const looked: string[] = []
    const guess = async (n: number) => {
      const coupon = n === 0.8 * GUESSES ? secret : `GUESS${n}`
      const went = await guesses.watch({ coupon }, whoIs(n)).catch((it: { code: string }) => it.code)
      if (went !== 'TOO_MANY') looked.push(went ?? coupon)
    }
    const hands = 50
    for (let n = 0; n < GUESSES; n += hands) {
      await Promise.all(Array.from({ length: hands }, (_, hand) => guess(n + hand)))
      server.clock.move((DAY_MS * hands) / GUESSES - 1)
    }
    expect(looked).toHaveLength(most)
    expect(looked).not.toContain(secret)
  },
)
