import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { minor } from '#contract/money.ts'
import { testApp } from '#tests/support/app.ts'
import { addGiftCard } from '#tests/support/orders.ts'
import { book } from './repo.ts'

const server = testApp()

const give = (accountId: number, amount: number) =>
  server.database.transaction((tx) =>
    server.services.perks.parts.grants.money(tx, accountId, { amount: minor(amount), currency: 'USD' }),
  )

function take(wallet_id: number, amount: number): Promise<string> {
  const legs = [{ wallet_id, amount_minor: -amount }]
  const of = { reason: 'order', reference: 'x', currency: 'USD', now: server.clock.now() }
  return server.database
    .transaction((tx) => book(tx, { ...of, legs, house: { for: 'sales' } }))
    .then(
      () => 'taken',
      (error) => error.constraint,
    )
}

test('a wallet starts with nothing, and says what went into and out of it', async () => {
  const { accountId, token } = await server.logIn()
  const ask = (more: object = {}) => server.call('get-wallet-transactions', { token, ...more })
  expect((await ask()).body).toEqual({ success: true, wallet_balance: 0, transactions: [] })
  await give(accountId, 2_500)
  const { body } = await ask()
  expect(body).toMatchObject({
    wallet_balance: 25,
    transactions: [{ type: 'deposit', amount: 2_500, meta: { description: 'Welcome gift' } }],
  })
  expect(
    ((await server.call('update-user-info', { token })).body.data as Record<string, unknown>).wallet_balance,
  ).toBe(25)
  const spanish = await server.call('get-wallet-transactions', { token }, { 'accept-language': 'es' })
  expect(JSON.stringify(spanish.body)).toContain('Regalo de bienvenida')
})

test('pages follow each other without a gap', async () => {
  const { accountId, token } = await server.logIn()
  for (const amount of [1, 2, 3, 4, 5]) await give(accountId, amount)
  const seen: number[] = []
  let cursor: unknown
  do {
    const { body } = await server.call('get-wallet-transactions', { token, limit: 2, cursor })
    seen.push(...(body.transactions as { amount: number }[]).map((it) => it.amount))
    cursor = body.next_cursor
  } while (cursor)
  expect(seen).toEqual([5, 4, 3, 2, 1])
  const odd = await server.call('get-wallet-transactions', { token, cursor: "' or 1=1" })
  expect(odd.status).toBe(200)
})

test('of fifty who take 30 off a card of 100 at once three do', async () => {
  const { accountId } = await server.logIn()
  const { walletId } = await addGiftCard(server.database, accountId, 100)
  const outcomes = await Promise.all([...Array(50)].map(() => take(walletId, 30)))
  expect(outcomes.filter((it) => it === 'taken')).toHaveLength(3)
  expect(outcomes.filter((it) => it === 'wallet_covered')).toHaveLength(47)
})

test.each([
  'update wallet_entry set amount_minor = 1',
  'delete from wallet_entry',
  'delete from wallet_move',
])('what was booked stays: %s', async (statement) => {
  const { accountId } = await server.logIn()
  await give(accountId, 100)
  await expect(sql.raw(statement).execute(server.database.query)).rejects.toThrow('stays as it is')
})
