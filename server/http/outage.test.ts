import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { call } from '#contract/call.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { newKey, order, soldOf } from '#tests/support/orders.ts'
import { probe } from '#tests/support/probe.ts'
import { Refusal } from '../refusal.ts'

const CONNECTIONS = 5
const PEOPLE = 100
const READS_EACH = 18

const server = testApp({
  // The limit is so narrow that the crowd behind one address exceeds it.
  limits: { address: { max: 150, seconds: 1 }, call: { max: 1_000, seconds: 1 }, calls: {} },
  database: { max: CONNECTIONS, longestWaitMs: 2_000 },
})

/** All answers by status and code. Each that is not a success must say when to come back. */
const seen = new Map<string, number>()

/**
 * Repeats a call until it succeeds, each time exactly when it was told to, so that the crowd comes back at
 * one moment.
 */
async function untilServed(name: string, body: object, from: string) {
  for (;;) {
    const { status, headers, body: said } = await server.call(name, body, {}, from)
    const answer = status === 200 ? '200' : `${status} ${said.code}`
    seen.set(answer, (seen.get(answer) ?? 0) + 1)
    if (status === 200) return said
    const seconds = Number(headers['retry-after'] ?? Number.NaN)
    expect(seconds, answer).toBeGreaterThan(0)
    await pause(seconds * 1_000)
  }
}

test('a crowd that comes back after an outage is served in the end, and each order once', {
  timeout: 90_000,
}, async () => {
  const { ticketIds } = await addEvent(
    server.database,
    { slug: 'wanted' },
    { tickets: [{ capacity: PEOPLE }] },
  )
  const ticket = ticketIds[0] ?? 0
  const people = await Promise.all(Array.from({ length: PEOPLE }, () => server.logIn()))
  const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => server.database.pool.connect()))

  const crowd = people.flatMap(({ token }, n) => {
    const from = `203.0.113.${n % 8}`
    const ordered = { token, ...order(ticket, 1), idempotency_key: newKey() }
    const twice = [1, 2].map(() => untilServed('place-event-booking', ordered, from))
    const reads = Array.from({ length: READS_EACH }, (_, nth) =>
      untilServed(nth < 4 ? 'get-event-tickets' : 'get-settings', { slug: 'wanted' }, from),
    )
    return [...twice, ...reads]
  })
  await expect.poll(() => seen.get('503 INTERNAL') ?? 0, { timeout: 20_000 }).toBeGreaterThan(500)
  expect(seen.get('200')).toBeUndefined()
  for (const client of held) client.release()

  expect(await Promise.all(crowd)).toHaveLength(2_000)
  const allowed = ['200', '409 IN_PROGRESS', '429 TOO_MANY', '503 INTERNAL']
  expect([...seen.keys()].filter((it) => !allowed.includes(it))).toEqual([])
  expect(seen.get('429 TOO_MANY')).toBeGreaterThan(0)
  expect(await soldOf(server.database, ticket)).toBe(PEOPLE)
  const { count } = server.database.query.fn
  const booked = server.database.query.selectFrom('booking').select(count<number>('id').as('n'))
  expect(Number((await booked.executeTakeFirstOrThrow()).n)).toBe(PEOPLE)
})

// A refusal takes a moment to be put into words where the database does not answer, and the timeout comes
// meanwhile.
describe('who has waited too long', () => {
  const failingAfter = (name: string, ms: number) =>
    probe(call(name, { request: {}, reply: {} }), async () => {
      await pause(ms)
      throw new Refusal('UNAVAILABLE', 'error.busy', { details: { retryAfterSeconds: 2 } })
    })
  const hasty = testApp({
    probes: [failingAfter('just-before', 50), failingAfter('just-after', 150)],
    timeLimits: { requestMs: 5_000, silenceMs: 5_000, answerMs: 100 },
    database: { max: 1, longestWaitMs: 2_000 },
  })

  test.each(['just-before', 'just-after'])(
    'is told so in words, also by a call that fails %s',
    async (name) => {
      const held = await hasty.database.pool.connect()
      hasty.clock.move(120_000)
      const { headers, body } = await hasty.call(name)
      held.release()
      expect(body).toMatchObject({
        success: false,
        message: 'We cannot answer just now. Try again in a moment.',
      })
      expect(headers['retry-after']).toBe('2')
    },
  )
})
