import { expect, test } from 'vitest'
import { testApp } from '#tests/support/app.ts'
import { loadHolidays } from './load-holidays.ts'
import { loadTown } from './load-town.ts'

const server = testApp()

test('a holiday is one at every place of the town, at each by its own rule', async () => {
  const deps = { database: server.database, clock: server.clock, ...server.services }
  await loadTown(deps)
  for (let start = 0; start < 2; start++) await loadHolidays(deps)
  const days = await server.database.query
    .selectFrom('place_day')
    .innerJoin('listing', 'listing.id', 'place_day.listing_id')
    .select(['slug', 'hours'])
    .where('is_holiday', '=', true)
    .where('slug', 'in', ['town-hall', 'maritime-museum', 'casa-verbena'])
    .execute()
  const hoursOf = (slug: string) => days.filter((it) => it.slug === slug).map((it) => it.hours)
  expect(hoursOf('town-hall')).toEqual([[], []])
  expect(hoursOf('maritime-museum')[0]).toEqual([{ open: '12:00', close: '16:00' }])
  expect(hoursOf('casa-verbena')).toEqual([null, null])
})
