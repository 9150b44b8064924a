import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addGivingBusiness } from '#tests/support/earnings.ts'
import { addEvent } from '#tests/support/listings.ts'
import { addWallet, order, place, referenceOf } from '#tests/support/orders.ts'
import { visitCommands } from './visit-commands.ts'

const server = testApp()
const DAY = 86_400_000

test('a booking whose event is over brings what it brings, once, and no other booking is touched', async () => {
  const { accountId, token } = await server.logIn()
  await addWallet(server.database, { kind: 'wallet', account_id: accountId }, 10_000)
  const starts_at = new Date(server.clock.now().getTime() + 30 * DAY)
  const held = { starts_at, ends_at: new Date(starts_at.getTime() + DAY) }
  const business_id = await addGivingBusiness(server.database, {})
  const { ticketIds } = await addEvent(server.database, { ...held, business_id }, { tickets: [{}] })
  const book = async () =>
    referenceOf(await place(server, token, order(ticketIds[0] ?? 0, 2, { method: 'WALLET' })))
  const [first, second] = [await book(), await book()]
  const context = { mode: 'demo', database: server.database, clock: server.clock } as const
  const more = { tell: () => {}, signal: new AbortController().signal }
  const run = (ref: string) => visitCommands[0]?.run([ref], server.services, { ...context, ...more })
  const home = async () => (await server.call('get-perks-home', { token })).body
  expect(await run(first.slice(-7))).toContain('was yesterday')
  expect(await home()).toMatchObject({ cashback: { total: 2 }, coming: [{ unique_booking_id: second }] })
  await expect(run(first)).rejects.toThrow('no confirmed booking')
  await expect(run('%')).rejects.toThrow('no confirmed booking')
})
