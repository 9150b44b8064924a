import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { addEvent } from '#tests/support/listings.ts'
import { logInByPhone } from '#tests/support/people.ts'
import { customers } from './customers.ts'
import { loadCustomers } from './load-customers.ts'
import { loadFavourites } from './load-favourites.ts'

const server = testApp()
const DAY_MS = 86_400_000

test('the town’s people like some of it, and another start brings back nothing that they let go', async () => {
  for (let day = 1; day <= 8; day++) {
    const starts_at = new Date(server.clock.now().getTime() + day * DAY_MS)
    await addEvent(server.database, { starts_at, ends_at: new Date(starts_at.getTime() + DAY_MS / 8) })
  }
  const deps = { database: server.database, clock: server.clock, ...server.services }
  await loadCustomers(deps)
  await loadFavourites(deps)
  const { token } = await logInByPhone(server, customers[1]?.phone ?? '', {})
  const liked = async () =>
    ((await server.call('get-favourites', { token })).body.favourites as { slug: string }[]).map(
      (it) => it.slug,
    )
  const [first, ...others] = await liked()
  expect(others).toHaveLength(3)
  await server.call('toggle-favorite-event', { token, slug: first, is_favorited: false })
  await loadFavourites(deps)
  expect(await liked()).toEqual(others)
})
