import { expect, test } from 'vitest'
import { events } from '#src/verticals/events/queries.ts'
import { rentals } from '#src/verticals/rentals/queries.ts'
import { verticals } from './verticals.ts'

test('a heart finds the pages of its listings where their answers are', () => {
  const pages = { events: events.info('a', 'en'), rentals: rentals.info('a', 'en') }
  for (const [id, { queryKey }] of Object.entries(pages))
    expect(verticals[id as keyof typeof pages].favourite.page).toBe(queryKey[0])
})
