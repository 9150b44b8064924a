import { beforeEach, describe, expect, test } from 'vitest'
import { minor } from '#contract/money.ts'
import { type Answer, testApp } from '#tests/support/app.ts'
import { newAddress } from '#tests/support/people.ts'
import { MOST_WRONG_PINS } from './repo.ts'

const often = { max: 1_000_000, seconds: 60 }
const said: string[] = []
const server = testApp({
  env: { LOG_LEVEL: 'warn' },
  limits: { address: often, call: often, calls: {} },
  logTo: { write: (line) => void said.push(line) },
})

const DAYS = 30
const DAY_MS = 86_400_000
const makeCard = () =>
  server.services.perks.parts.operator.makeGiftCard(null, {
    amount: minor(2_500),
    currency: 'USD',
    days: DAYS,
  })

let card: { code: string; pin: string }
beforeEach(async () => {
  card = await makeCard()
})

const wrongPin = (n: number) => String((Number(card.pin) + 1 + n) % 1_000_000).padStart(6, '0')
/** Redeems a card from a new address, since each address has few tries as well. */
const redeem = (
  token: string,
  { code, pin, ...key }: { code: string; pin: string; idempotency_key?: string },
) =>
  server.call(
    'redeem-gift-card',
    { token, gift_card_code: code, gift_card_pin: pin, ...key },
    {},
    newAddress(),
  )
const someone = async () => (await server.logIn()).token
const told = ({ status, body: { request_id, ...body } }: Answer) => ({ status, body })

async function stateOf({ code }: { code: string }) {
  const { rows } = await server.database.pool.query(
    'select account_id, pin_tries from gift_card where code_end = $1 order by id desc limit 1',
    [code.slice(-4)],
  )
  return rows[0] as { account_id: number | null; pin_tries: number }
}

/** Moves the end of a card into the past. */
async function over({ code }: { code: string }) {
  const { rows } = await server.database.pool.query(
    'select id from gift_card where code_end = $1 order by id desc limit 1',
    [code.slice(-4)],
  )
  server.clock.move(1_000)
  expect(await server.services.perks.parts.operator.stopGiftCard(rows[0].id)).toBe(true)
}

test('who has code and PIN has the card, however the code is written, and is told so again', async () => {
  const { token, accountId } = await server.logIn()
  const written = { ...card, code: card.code.toLowerCase().replace(/.{4}/g, '$& ') }
  const answer = await redeem(token, written)
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, message: 'The gift card is yours now.', amount: 25 },
  ])
  expect(await stateOf(card)).toEqual({ account_id: accountId, pin_tries: 0 })
  expect((await redeem(token, card)).status).toBe(200)
})

test('of many who redeem it at once one has it', async () => {
  const tokens = await Promise.all(Array.from({ length: 5 }, someone))
  const answers = await Promise.all(tokens.map((it) => redeem(it, card)))
  expect(answers.filter((it) => it.status === 200)).toHaveLength(1)
})

test('what is over becomes nobody’s, and only who knows its PIN is told why', async () => {
  server.clock.move(DAYS * DAY_MS)
  const token = await someone()
  expect((await redeem(token, card)).body).toMatchObject({ code: 'PERK_REFUSED', reason: 'expired' })
  expect((await redeem(token, { ...card, pin: wrongPin(0) })).body).toMatchObject({ reason: 'unknown' })
  expect(await stateOf(card)).toMatchObject({ account_id: null })
})

describe('a wrong PIN', () => {
  const guessAtOnce = async (count: number) => {
    const tokens = await Promise.all(Array.from({ length: count }, someone))
    return Promise.all(tokens.map((it, n) => redeem(it, { ...card, pin: wrongPin(n) })))
  }

  test('may be typed four times, by whomever', async () => {
    await guessAtOnce(MOST_WRONG_PINS - 1)
    expect((await redeem(await someone(), card)).status).toBe(200)
  })

  test('shuts the card for good at the fifth, for all that try at once, and whoever keeps watch is told', async () => {
    said.length = 0
    const answers = await guessAtOnce(4 * MOST_WRONG_PINS)
    expect(new Set(answers.map((it) => it.body.code))).toEqual(new Set(['PERK_REFUSED']))
    expect(await stateOf(card)).toEqual({ account_id: null, pin_tries: MOST_WRONG_PINS })
    server.clock.move(DAY_MS)
    expect((await redeem(await someone(), card)).body.code).toBe('PERK_REFUSED')
    const warned = said.filter((it) => it.includes('a gift card is shut by wrong PINs'))
    expect(warned).toHaveLength(1)
    expect(said.join('')).not.toContain(card.code)
  })

  test('is answered as an unknown code, another’s card and a shut one are', async () => {
    const wrong = told(await redeem(await someone(), { ...card, pin: wrongPin(0) }))
    expect(wrong).toMatchObject({ status: 422, body: { perk: 'gift_card', reason: 'unknown' } })
    const none = { ...card, code: `${card.code.slice(1)}2` }
    expect(told(await redeem(await someone(), none))).toEqual(wrong)
    await guessAtOnce(MOST_WRONG_PINS)
    expect(told(await redeem(await someone(), card))).toEqual(wrong)
    card = await makeCard()
    await redeem(await someone(), card)
    expect(told(await redeem(await someone(), card))).toEqual(wrong)
  })

  test('counts with the other codes somebody guesses', async () => {
    const token = await someone()
    for (let n = 0; n < 5; n++) {
      card = await makeCard()
      await redeem(token, { ...card, pin: wrongPin(n) })
    }
    expect((await redeem(token, card)).body.code).toBe('TOO_MANY')
    expect(await stateOf(card)).toMatchObject({ pin_tries: 1 })
  })
})

describe('with a key', () => {
  const idempotency_key = 'the one card'

  test('the same is answered again, though the card is over since, and nothing else under it', async () => {
    const token = await someone()
    const first = await redeem(token, { ...card, idempotency_key })
    expect(first.status).toBe(200)
    await over(card)
    const again = await redeem(token, { ...card, idempotency_key })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(again.headers['idempotent-replayed']).toBe('true')
    const other = await redeem(token, { ...(await makeCard()), idempotency_key })
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED'])
    expect(await stateOf(card)).toMatchObject({ pin_tries: 0 })
  })

  test('a wrong PIN is counted once, and is counted although it is refused', async () => {
    const token = await someone()
    const guess = { ...card, pin: wrongPin(0), idempotency_key }
    const answers = [await redeem(token, guess), await redeem(token, guess)]
    expect(answers.map((it) => it.body.reason)).toEqual(['unknown', 'unknown'])
    expect(await stateOf(card)).toEqual({ account_id: null, pin_tries: 1 })
    for (let n = 1; n < MOST_WRONG_PINS; n++)
      await redeem(await someone(), { ...card, pin: wrongPin(n), idempotency_key: `another ${n}` })
    expect((await redeem(await someone(), { ...card, idempotency_key })).body.reason).toBe('unknown')
    expect(await stateOf(card)).toEqual({ account_id: null, pin_tries: MOST_WRONG_PINS })
  })

  test('who has guessed too often may use it later', async () => {
    const token = await someone()
    for (let n = 0; n < 5; n++) await redeem(token, { ...(await makeCard()), pin: wrongPin(n) })
    expect((await redeem(token, { ...card, idempotency_key })).body.code).toBe('TOO_MANY')
    server.clock.move(DAY_MS)
    expect((await redeem(token, { ...card, idempotency_key })).status).toBe(200)
  })
})
