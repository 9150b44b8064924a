import * as v from 'valibot'
import { expect, it } from 'vitest'
import { placeListingCalls } from '#contract/calls/places/listing.ts'
import { searchPlaces } from '#contract/calls/places/search.ts'
import { testApp } from '#tests/support/app.ts'
import { addHours, type WrittenHours } from '#tests/support/hours.ts'
import { addListing, quay } from '#tests/support/listings.ts'

const made = testApp()
const late = [{ open: '18:00', close: '02:00' }]
const week = [late, [], [], [], late, late, []]

async function hoursOf(slug: string, hours?: WrittenHours) {
  const id = await addListing(made.database, { slug, time_zone: 'Europe/Berlin' })
  if (hours) await addHours(made.database, id, hours)
  const { body } = await made.call('get-place-info', { slug })
  const { place } = v.parse(placeListingCalls.info.reply, body)
  const found = v.parse(searchPlaces.reply, (await made.call('search-places', quay)).body)
  return { ...place.hours, card: found.places.find((it) => it.slug === slug)?.opening }
}

// The clock of the tests shows Monday, 1 June 2026, 12:00 UTC.
it('says on the page and the card whether a place is open and when that changes', async () => {
  const bar = await hoursOf('bar', { week })
  expect(bar.card).toEqual({ state: 'closed', changes_at: '2026-06-01T16:00:00.000Z' })
  expect(bar).toMatchObject({ ...bar.card, week, special: [], unknown: [] })
  expect(bar.spans.slice(0, 2)).toEqual([
    ['2026-06-01T16:00:00.000Z', '2026-06-02T00:00:00.000Z'],
    ['2026-06-05T16:00:00.000Z', '2026-06-06T00:00:00.000Z'],
  ])
  expect(bar.until).toBe('2026-06-16T12:00:00.000Z')
})

it('says what the days are called that are not like their weekday, a holiday in the language of the reader', async () => {
  await made.database.query
    .insertInto('holiday')
    .values({
      region: '',
      day: '2026-06-02',
      names: JSON.stringify({ en: 'Harbour Day', es: 'Día del Puerto' }),
    })
    .execute()
  const days = { '2026-06-01': [], '2026-06-02': null, '2026-01-01': [] }
  const id = await addListing(made.database, { slug: 'holiday', time_zone: 'Europe/Berlin' })
  await addHours(made.database, id, { week, days })
  await made.database.query
    .updateTable('place_day')
    .set({ is_holiday: true, name: '' })
    .where('hours', 'is', null)
    .execute()
  const ask = async (lang: string) => (await made.call('get-place-info', { slug: 'holiday', lang })).body
  const { hours } = v.parse(placeListingCalls.info.reply, await ask('en')).place
  expect(hours).toMatchObject({ state: 'closed', changes_at: '2026-06-01T22:00:00.000Z' })
  expect(hours.special).toEqual([
    { day: '2026-06-01', name: 'special', hours: [] },
    { day: '2026-06-02', name: 'Harbour Day', hours: null },
  ])
  expect(hours.unknown).toEqual([['2026-06-01T22:00:00.000Z', '2026-06-02T22:00:00.000Z']])
})

it('knows nothing of a place that has said nothing', async () => {
  expect(await hoursOf('unsaid')).toMatchObject({
    state: 'unknown',
    changes_at: null,
    week: null,
    card: undefined,
  })
  expect(await hoursOf('week-unsaid', { week: null })).toMatchObject({
    state: 'unknown',
    card: { state: 'unknown' },
  })
})

it('says that a place is closed, for now until a day and for good', async () => {
  expect(await hoursOf('for-good', { week, state: 'closed_for_good' })).toMatchObject({
    state: 'closed_for_good',
    spans: [],
    card: { state: 'closed_for_good', changes_at: null },
  })
  const now = { week, state: 'closed_for_now' as const, closedUntil: '2026-06-06' }
  expect(await hoursOf('for-now', now)).toMatchObject({
    state: 'closed_for_now',
    changes_at: '2026-06-05T22:00:00.000Z',
    closed_until: '2026-06-06',
  })
})
