import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addGivingBusiness } from '#tests/support/earnings.ts'
import { addEvent } from '#tests/support/listings.ts'
import { logInByPhone } from '#tests/support/people.ts'
import { customers } from './customers.ts'
import { loadBookings } from './load-bookings.ts'
import { loadCustomers } from './load-customers.ts'
import { loadEarnings } from './load-earnings.ts'

const server = testApp()
const HOUR = 3_600_000

test('something is on its way to the town’s people, and something has come, and another start brings nothing more', async () => {
  const business_id = await addGivingBusiness(server.database)
  for (let day = 1; day <= 14; day++) {
    const starts_at = new Date(server.clock.now().getTime() + day * 24 * HOUR)
    const ends_at = new Date(starts_at.getTime() + 3 * HOUR)
    await addEvent(server.database, { starts_at, ends_at, business_id })
  }
  const deps = { database: server.database, clock: server.clock, ...server.services }
  await loadCustomers(deps)
  await loadBookings(deps)
  for (let start = 0; start < 2; start++) await loadEarnings(deps)
  const { token } = await logInByPhone(server, customers[0]?.phone ?? '', {})
  const { body } = await server.call('get-perks-home', { token })
  expect(body.coming).toMatchObject([{ amount: 2 }, { amount: 3 }])
  expect(body.cashback).toEqual({ total: 3, count: 1 })
  const { data } = (await server.call('get-notifications', { token })).body
  expect(JSON.stringify(data)).not.toContain('earned')
})
