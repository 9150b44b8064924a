import { expect, test } from 'vitest'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import { testApp } from '#tests/support/app.ts'
import { logInByPhone } from '#tests/support/people.ts'
import { addRental, staysOf } from '#tests/support/rentals.ts'
import { customers } from './customers.ts'
import { loadCustomers } from './load-customers.ts'
import { loadStays } from './load-stays.ts'

const server = testApp()

test('the town’s people have rented something of every kind, and another start rents nothing more', async () => {
  const ids: number[] = []
  for (let i = 0; i < 12; i++)
    for (const kind of ['vehicle', 'properties'])
      ids.push((await addRental(server.database, { kind, time_zone: 'Europe/Lisbon' })).id)
  const deps = { database: server.database, clock: server.clock, ...server.services }
  await loadCustomers(deps)
  for (let start = 0; start < 2; start++) await loadStays(deps)
  const { token } = await logInByPhone(server, customers[0]?.phone ?? '', {})
  const bookings = (await server.call('get-rental-bookings', { token })).body.data as RentalBooking[]
  expect(bookings.map((it) => [it.status, it.day_count, it.total])).toEqual([
    [2, 2, 20],
    [6, 1, 10],
    [1, 4, 40],
    [4, 3, 30],
  ])
  const taken = await Promise.all(ids.map((id) => staysOf(server.database, id)))
  // The cancelled stay is free again.
  expect(taken.flat().filter((it) => it.booked)).toHaveLength(7)
})
