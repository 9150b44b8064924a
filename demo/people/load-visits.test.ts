import { expect, test } from 'vitest'
import type { ServiceBooking } from '#contract/entities/service-booking.ts'
import { testApp } from '#tests/support/app.ts'
import { logInByPhone } from '#tests/support/people.ts'
import { addService } from '#tests/support/stores.ts'
import { addSalon, takenOf } from '#tests/support/visits.ts'
import { customers } from './customers.ts'
import { loadCustomers } from './load-customers.ts'
import { loadVisits } from './load-visits.ts'

const server = testApp()

test('the town’s people were at its stores and will be, and another start books nothing more', async () => {
  const salon = await addSalon(server.database, { people: 3 })
  await addService(
    server.database,
    salon.id,
    { name: 'Shave' },
    Object.fromEntries(salon.people.map((it) => [it, {}])),
  )
  const deps = { database: server.database, clock: server.clock, ...server.services }
  await loadCustomers(deps)
  for (let start = 0; start < 2; start++) await loadVisits(deps)
  const { token } = await logInByPhone(server, customers[0]?.phone ?? '', {})
  const bookings = (await server.call('get-service-bookings', { token })).body.data as ServiceBooking[]
  expect(bookings.map((it) => [it.status, it.lines.length, it.start.slice(0, 10)])).toEqual([
    [2, 2, '2026-06-10'],
    [4, 2, '2026-05-31'],
    [4, 1, '2026-05-13'],
  ])
  expect(bookings[0]?.proposal).toMatchObject({ reason: 'other' })
  // What is asked for is held.
  expect(await takenOf(server.database, ...salon.people)).toHaveLength(5)
})
