import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { newKey } from '#tests/support/orders.ts'
import { runCommand } from './commands.ts'

const server = testApp()
const operate = async (...args: string[]) => {
  const { services, database, clock } = server
  const { signal } = new AbortController()
  const context = { mode: 'test', database, clock, tell: () => {}, signal } as const
  return (await runCommand(args, services, context)).output.trim()
}
const numberIn = (said: string) => Number(/^Campaign (\d+) is on sale\.$/.exec(said)?.[1])

test('an operator sells gift cards, and stops selling them', async () => {
  const add = (...args: string[]) => operate('gift-card-campaigns', 'add', ...args)
  expect(await add('Harbour card', '0', '365')).toMatch(/VALUE/)
  expect(await add('Harbour card', '25.001', '365')).toMatch(/VALUE/)
  expect(await add('Harbour card', '25', '4000')).toMatch(/DAYS/)
  expect(await add(' ', '25', '365')).toMatch(/TITLE/)
  const id = numberIn(await add('Harbour card', '25', '365', 'For a day out.'))
  const { token } = await server.logIn()
  const buy = async () => {
    const asked = {
      token,
      method: 'ONLINE',
      gift_card: id,
      recipient_type: 'self',
      idempotency_key: newKey(),
    }
    return (await server.call('purchase-gift-card', asked)).status
  }
  const listed = async () => (await server.call('get-gift-card-campaigns')).body.campaigns
  expect(await listed()).toMatchObject([
    { id, title: 'Harbour card', description: 'For a day out.', gift_card_value: 25, validity_days: 365 },
  ])
  expect(await buy()).toBe(200)
  expect(await operate('gift-card-campaigns', 'stop', String(id))).toBe(`Campaign ${id} is stopped.`)
  expect(await operate('gift-card-campaigns', 'stop', String(id))).toBe(`There is no campaign ${id} on sale.`)
  expect([await listed(), await buy()]).toEqual([[], 409])
  expect(await operate('gift-card-campaigns', 'list')).toMatch(
    new RegExp(`^${id}  25\\.00 USD  365 days  Harbour card  `),
  )
})

test('an operator sells memberships with or without a number of uses, and stops selling them', async () => {
  const add = (...args: string[]) => operate('membership-campaigns', 'add', ...args)
  expect(await add('Circle', '10', '101', '30')).toMatch(/PERCENT/)
  expect(await add('Circle', '10', '20', '30', '0')).toMatch(/MOST_USES/)
  const ids = [await add('Circle', '10', '20', '30'), await add('Five', '5', '50', '30', '5')].map(numberIn)
  const { body } = await server.call('get-membership-campaigns')
  expect(body.campaigns).toMatchObject([
    { id: ids[1], membership_price: 5, discount_percent: 50, most_uses: 5 },
    { id: ids[0], membership_price: 10, discount_percent: 20, most_uses: null },
  ])
  await operate('membership-campaigns', 'stop', String(ids[0]))
  const left = (await server.call('get-membership-campaigns')).body.campaigns
  expect(left).toMatchObject([{ id: ids[1] }])
  expect(await operate('membership-campaigns', 'stop', 'many')).toMatch(/NUMBER/)
})
