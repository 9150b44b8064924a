import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getNotifications } from '#contract/calls/notifications.ts'
import { minor } from '#contract/money.ts'
import { testApp } from '#tests/support/app.ts'
import { addGiftCard } from '#tests/support/orders.ts'

const server = testApp()
const DAY = 86_400_000
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY)
const warn = () => server.services.perks.parts.expiryWarnings.warn()
const inboxOf = async (token: string, language = 'en') => {
  const { body } = await server.call('get-notifications', { token }, { 'accept-language': language })
  return v.parse(getNotifications.reply, body).data
}
const give = (accountId: number, businessId: number, amount: number, days?: number) =>
  server.database.transaction((tx) =>
    server.services.perks.parts.grants.points(tx, accountId, {
      ...{ kind: 'cashback', businessId, amount: minor(amount), currency: 'USD', days },
    }),
  )

test('what ends within a week is told once, and leads to where it is', async () => {
  const { accountId, token } = await server.logIn()
  const { id } = await server.database.query
    .insertInto('business')
    .values({ slug: 'cafe', name: 'Quay Café', about: '', mark: '/img/mark/1' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await give(accountId, id, 300, 6)
  await give(accountId, id, 200, 6)
  await give(accountId, id, 500, 20)
  await give(accountId, id, 500)
  await addGiftCard(server.database, accountId, 1_000, { expires_at: inDays(5) })
  await Promise.all([warn(), warn()])
  await warn()
  const told = await inboxOf(token)
  expect(told.map((it) => [it.kind, it.title, it.body.replace(/[\s,]+/g, ' '), it.path])).toEqual([
    [
      ...['expiring', 'Use $5.00 soon', 'Your cashback at Quay Café can be used until Sun 7 Jun.'],
      `/perks/cashback-wallets/cashback-${accountId}-${id}-usd`,
    ],
    [
      ...['expiring', 'Use $10.00 soon', 'A gift card of yours can be used until Sat 6 Jun.'],
      '/perks/gift-cards',
    ],
  ])
  expect((await inboxOf(token, 'es'))[0]?.title).toMatch(/^Usa pronto /)
  server.clock.move(14 * DAY)
  await warn()
  expect(await inboxOf(token)).toHaveLength(3)
})
