import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { logInByPhone } from '#tests/support/people.ts'
import { AMIRA } from './customers.ts'
import { loadBookings } from './load-bookings.ts'
import { loadCustomers } from './load-customers.ts'
import { loadEarnings } from './load-earnings.ts'
import { loadReferrals } from './load-referrals.ts'

const server = testApp()
const DAY = 86_400_000

test('somebody in town has brought others, of whom one has been somewhere, and another start brings nothing more', async () => {
  for (let day = 1; day <= 14; day++) {
    const starts_at = new Date(server.clock.now().getTime() + day * DAY)
    await addEvent(server.database, { starts_at, ends_at: new Date(starts_at.getTime() + DAY / 8) })
  }
  await server.services.settings.change('referralRewardAmount', '5')
  const deps = { database: server.database, clock: server.clock, ...server.services }
  await loadCustomers(deps)
  await loadBookings(deps)
  await loadEarnings(deps)
  for (let start = 0; start < 2; start++) await loadReferrals(deps)
  const { token } = await logInByPhone(server, AMIRA, {})
  const { body } = await server.call('get-referrals', { token })
  expect(body).toMatchObject({
    earned: 5,
    referrals: [
      { name: 'Inês', state: 'invited' },
      { name: 'Mateo', state: 'booked' },
      { name: 'Noah', state: 'earned', amount: 5 },
    ],
  })
  expect((await server.call('get-notifications', { token })).body.data).not.toContainEqual(
    expect.objectContaining({ kind: 'referral_earned' }),
  )
})
