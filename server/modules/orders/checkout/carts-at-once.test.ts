import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { order, place, referenceOf, soldOf } from '#tests/support/orders.ts'

const PEOPLE = 40
const server = testApp()
let tokens: string[]
beforeAll(async () => {
  tokens = await Promise.all(Array.from({ length: PEOPLE }, async () => (await server.logIn()).token))
})

const few = fc.integer({ min: 1, max: 3 })
/** A cart with some of the first type, of the second, or of both in either order. */
const cart = fc.oneof(
  few.map((n) => [[0, n]] as const),
  few.map((n) => [[1, n]] as const),
  fc.tuple(few, few).map(
    ([n, m]) =>
      [
        [0, n],
        [1, m],
      ] as const,
  ),
  fc.tuple(few, few).map(
    ([n, m]) =>
      [
        [1, n],
        [0, m],
      ] as const,
  ),
)
const rush = fc.record({
  capacities: fc.tuple(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 3, max: 12 })),
  carts: fc.array(cart, { minLength: PEOPLE, maxLength: PEOPLE }),
})

/** The booked lines, by the reference of their booking. */
async function linesOf(references: readonly string[]) {
  const { rows } = await server.database.pool.query(
    `select reference, json_agg(json_build_array(ticket_id, quantity) order by ticket_id) as lines
     from ticket_booking join booking on booking.id = booking_id where reference = any($1) group by reference`,
    [references],
  )
  return new Map(rows.map((it) => [it.reference, it.lines]))
}

test('of a rush for the last of two types each gets all they asked for or nothing, while there is any', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(rush, async ({ capacities, carts }) => {
      const types = capacities.map((capacity) => ({ capacity }))
      const { ticketIds } = await addEvent(server.database, {}, { tickets: types })
      const bodies = carts.map((it) => {
        const tickets = it.map(([type, quantity]) => ({ id: ticketIds[type] ?? 0, quantity }))
        const total = it.reduce((sum, [, quantity]) => sum + 10 * quantity, 0)
        return { ...order(0, 1), tickets, total }
      })
      const answers = await Promise.all(bodies.map((body, n) => place(server, tokens[n] ?? '', body)))
      expect(new Set(answers.map((it) => it.body.code ?? 'booked'))).toEqual(new Set(['booked', 'SOLD_OUT']))

      const booked = answers.flatMap((it, n) =>
        it.status === 200 ? [{ reference: referenceOf(it), tickets: bodies[n]?.tickets ?? [] }] : [],
      )
      const lines = await linesOf(booked.map((it) => it.reference))
      for (const { reference, tickets } of booked)
        expect(lines.get(reference)).toEqual(
          tickets.map((it) => [it.id, it.quantity]).sort(([a = 0], [b = 0]) => a - b),
        )

      const left: number[] = []
      for (const [type, id] of ticketIds.entries()) {
        const wanted = booked.flatMap((it) => it.tickets).filter((it) => it.id === id)
        const sold = wanted.reduce((sum, it) => sum + it.quantity, 0)
        expect(await soldOf(server.database, id)).toBe(sold)
        left.push((capacities[type] ?? 0) - sold)
      }
      expect(Math.min(...left)).toBeGreaterThanOrEqual(0)
      // Nothing is returned meanwhile, so a cart that was refused would still be refused.
      const refused = carts.filter((_, n) => answers[n]?.status !== 200)
      for (const it of refused) expect(it.some(([type, quantity]) => quantity > (left[type] ?? 0))).toBe(true)
    }),
    { numRuns: 5 },
  )
})
