import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { getAllEvents } from '#contract/calls/events/search.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent, quay } from '#tests/support/listings.ts'

const made = testApp()

const found = async (body: object) => {
  const filters = { sortBy: 'soonest' }
  const answer = await made.call('get-all-events', { ...quay, filters, ...body })
  return v.parse(getAllEvents.reply, answer.body).events.map((it) => it.slug)
}
const event = (slug: string, time_zone: string, starts_at: string, hours = 1) =>
  addEvent(made.database, {
    ...{ slug, time_zone, starts_at: new Date(starts_at) },
    ends_at: new Date(Date.parse(starts_at) + hours * 3_600_000),
  })

beforeEach(async () => {
  await made.database.query.deleteFrom('listing').execute()
})

describe('a day by its name', () => {
  // At noon of 1 June in Greenwich, 2 June begins in Auckland.
  beforeEach(async () => {
    await event('morning', 'Pacific/Auckland', '2026-06-01T21:00:00Z')
    await event('evening', 'Pacific/Auckland', '2026-06-02T08:00:00Z')
    await event('small-hours', 'Pacific/Auckland', '2026-06-02T14:00:00Z')
    await event('day-after', 'Pacific/Auckland', '2026-06-02T21:00:00Z')
    await event('saturday', 'Pacific/Auckland', '2026-06-05T21:00:00Z')
    await event('festival', 'Pacific/Auckland', '2026-05-20T21:00:00Z', 24 * 60)
  })

  it.each([
    ['today', ['morning', 'evening', 'festival']],
    ['tomorrow', ['small-hours', 'day-after', 'festival']],
    ['weekend', ['saturday', 'festival']],
  ])('%s is the one on the clock where one looks, with what goes on meanwhile', async (day, slugs) => {
    expect(await found({ day })).toEqual(slugs)
    const bounds = { south: 38, west: -32, north: 39, east: -31 }
    const points = await made.call('get-map-points', { vertical: 'events', bounds, day })
    expect(points.body.points).toHaveLength(slugs.length)
  })
})

describe('dates that were picked', () => {
  it.each([
    ['25 hours long', '2026-10-25', '2026-10-26', '2026-10-24T22:30', '2026-10-25T22:30', '2026-10-25T23:30'],
    ['23 hours long', '2027-03-28', '2027-03-29', '2027-03-27T23:30', '2027-03-28T21:30', '2027-03-28T22:30'],
  ])(
    'are whole days on the clock at the event, also of one that is %s',
    async (_, from, until, first, last, after) => {
      await event('first', 'Europe/Berlin', `${first}:00Z`)
      await event('last', 'Europe/Berlin', `${last}:00Z`)
      await event('after', 'Europe/Berlin', `${after}:00Z`)
      await event('before', 'Europe/Berlin', hoursBefore(`${from}T00:00:00Z`, 4))
      const dates = { start_date: `${from} 00:00`, end_date: `${until} 00:00` }
      expect(await found(dates)).toEqual(['first', 'last'])
    },
  )
})

const hoursBefore = (instant: string, hours: number) =>
  new Date(Date.parse(instant) - hours * 3_600_000).toISOString()
