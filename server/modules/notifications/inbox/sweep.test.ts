import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { order, place, referenceOf } from '#tests/support/orders.ts'

const DAY_MS = 86_400_000
const server = testApp()

test('what somebody was told a year ago is swept, and nothing younger', async () => {
  const { notifications, accounts } = server.services
  const { accountId } = await server.logIn()
  const booked = async () => {
    const token = await accounts.beginSession(accountId, 'a test')
    const starts_at = new Date(server.clock.now().getTime() + 5 * DAY_MS)
    const times = { starts_at, ends_at: new Date(starts_at.getTime() + DAY_MS) }
    const { ticketIds } = await addEvent(server.database, times)
    const reference = referenceOf(await place(server, token, order(ticketIds[0] ?? 0, 1)))
    await notifications.parts.writer.tellAll()
    return reference
  }
  const told = async () => {
    const page = { limit: 20, cursor: undefined, language: 'en' }
    return (await notifications.parts.inbox.page(accountId, page)).data.map((it) => it.path.split('/').at(-1))
  }
  const first = await booked()
  server.clock.move(DAY_MS)
  const next = await booked()
  server.clock.move(364 * DAY_MS)
  await notifications.parts.inbox.sweep()
  expect(await told()).toEqual([next, first])
  server.clock.move(1)
  await notifications.parts.inbox.sweep()
  expect(await told()).toEqual([next])
  // What was told stays told.
  await notifications.parts.writer.tellAll()
  expect(await told()).toEqual([next])
})
