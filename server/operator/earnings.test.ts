import { expect, test } from 'vitest'
import { minor } from '#contract/money.ts'
import { testApp } from '#tests/support/app.ts'
import { addGivingBusiness } from '#tests/support/earnings.ts'
import { addEvent } from '#tests/support/listings.ts'
import { runCommand } from './commands.ts'

const server = testApp()
const perks = async (...args: string[]) => {
  const { services, database, clock } = server
  const { signal } = new AbortController()
  const context = { mode: 'test', database, clock, tell: () => {}, signal } as const
  return (await runCommand(['perks', ...args], services, context)).output.trim()
}
const rules = (...args: string[]) => perks('rules', ...args)

test('an operator says what a business gives back, and that it does no more', async () => {
  await addGivingBusiness(server.database, { kind: 'bonus', percent: '1' })
  const { slug } = await server.database.query.selectFrom('business').select('slug').executeTakeFirstOrThrow()
  const set = (...more: string[]) => rules('set', slug, 'events', 'cashback', ...more)
  expect(await set('60%')).toMatch(/at most 50%/)
  expect(await set('3')).toMatch(/PERCENT/)
  expect(await rules('set', 'nobody', 'events', 'cashback', '3%')).toBe('There is no business nobody.')
  await set('2%')
  expect(await set('3.5%', '5.00', '90')).toBe('Quay Stage gives it for what is booked from now on.')
  await rules('stop', slug, 'events', 'bonus')
  expect(await rules('stop', slug, 'events', 'bonus')).toBe(`${slug} gives no bonus for events.`)
  expect((await rules('list')).split('\n')).toEqual([
    `${slug}  events  cashback  3.5%  at most 5.00 USD  for 90 days`,
    `${slug}  events  bonus  1%  without a limit  for ever  stopped`,
  ])
})

test('an operator says for what a business takes its cashback, and that it takes none', async () => {
  const business_id = await addGivingBusiness(server.database)
  const { slug } = await server.database.query
    .selectFrom('business')
    .select('slug')
    .where('id', '=', business_id)
    .executeTakeFirstOrThrow()
  const { accountId, token } = await server.logIn()
  const points = { kind: 'cashback', businessId: business_id, amount: minor(500), currency: 'USD' } as const
  await server.database.transaction((tx) => server.services.perks.parts.grants.points(tx, accountId, points))
  const { ticketIds } = await addEvent(server.database, { business_id })
  const total = async () => {
    const items = [{ ticket_id: ticketIds[0], quantity: 1 }]
    const { body } = await server.call('get-bill', { token, vertical: 'events', items })
    return (body.bill as { total: number }).total
  }
  expect(await perks('spending', 'set', slug, 'events', '101%', '3.00')).toMatch(/at most 100%/)
  expect(await perks('spending', 'set', slug, 'boats', '10%', '3.00')).toMatch(/VERTICAL/)
  expect(await perks('spending', 'set', 'nobody', 'events', '10%', '3.00')).toMatch(/no business nobody/)
  expect(await total()).toBe(10)
  await perks('spending', 'set', slug, 'events', '10%', '5.00')
  expect(await total()).toBe(9)
  await perks('spending', 'set', slug, 'events', '50%', '3.00')
  expect(await perks('spending', 'list')).toBe(`${slug}  events  50%  at most 3.00 USD`)
  expect(await total()).toBe(7)
  await perks('spending', 'stop', slug, 'events')
  expect(await perks('spending', 'stop', slug, 'events')).toBe(`${slug} takes no cashback for events.`)
  expect(await total()).toBe(10)
})
