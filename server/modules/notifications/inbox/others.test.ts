import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getNotifications } from '#contract/calls/notifications.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { order, place } from '#tests/support/orders.ts'

const server = testApp()
const inboxOf = async (token: string) =>
  v.parse(getNotifications.reply, (await server.call('get-notifications', { token })).body).data

test('what somebody was told is nobody else’s to have read', async () => {
  const [amira, noah] = [await server.logIn(), await server.logIn('Noah')]
  const { ticketIds } = await addEvent(server.database)
  await place(server, amira.token, order(ticketIds[0] ?? 0, 1))
  await server.services.notifications.run()
  const [hers] = await inboxOf(amira.token)
  expect(hers).toMatchObject({ is_read: false })
  for (const named of [{ ids: [hers?.id] }, { until: hers?.id }])
    expect((await server.call('read-notifications', { token: noah.token, ...named })).body.unread).toBe(0)
  expect(await inboxOf(amira.token)).toEqual([hers])
})
