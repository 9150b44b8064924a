import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { giveMoney } from '#tests/support/given-money.ts'
import { addEvent } from '#tests/support/listings.ts'
import { order, place, referenceOf } from '#tests/support/orders.ts'

const lines: string[] = []
const server = testApp({ env: { LOG_LEVEL: 'info' }, logTo: { write: (line) => void lines.push(line) } })

test('an order is followed by one id from the tap to the ledger', async () => {
  const { accountId, token } = await server.logIn()
  await giveMoney(server, { accountId, amount: 5_000, expiresAt: null })
  const { ticketIds } = await addEvent(server.database)
  const wanted = order(ticketIds[0] ?? 0, 1, { method: 'WALLET' })
  const answer = await place(server, token, wanted)
  const reference = referenceOf(answer)
  await place(server, token, wanted)
  const trail = lines.map((line) => JSON.parse(line)).filter((it) => it.order === reference)
  expect(trail.map((it) => [it.msg, it.call, it.replayed])).toEqual([
    ['an order is placed', 'place-event-booking', false],
    ['an order is placed', 'place-event-booking', true],
  ])
  expect(trail[0].reqId).toBe(answer.headers['x-request-id'])
  const moves = server.database.query
    .selectFrom('wallet_move')
    .select('reason')
    .where('reference', '=', reference)
  expect(await moves.execute()).toHaveLength(1)
})
