import { expect, test } from 'vitest'
import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import type { Place } from '#contract/entities/place.ts'
import { describePlace } from './describe.ts'

const closed: [] = []
const hours: OpeningHours = {
  ...{ state: 'open', changes_at: null, special: [], spans: [], unknown: [] },
  ...{ closed_until: null, checked_on: null, note: '', until: '2026-06-16T12:00:00Z' },
  week: [
    closed,
    [{ open: '18:00', close: '02:00' }],
    [
      { open: '09:00', close: '12:00' },
      { open: '14:00', close: '24:00' },
    ],
    [{ open: '00:00', close: '24:00' }],
    [{ open: '07:00', close: '07:00' }],
    closed,
    closed,
  ],
}

const place: Place = {
  ...{
    id: 1,
    slug: 'bar',
    name: 'Bar',
    cover_image: '/a',
    cover_color: '#000000',
    content: '<p>Salt &amp; ice</p>',
  },
  ...{ address: { address: 'Quay 1', latitude: 38, longitude: -9 }, land_mark: '', google_map_url: null },
  ...{ timezone: 'Atlantic/Azores', schedule_data: '', amenities: [], average_price_range: '' },
  ...{ contact_details: '', contacts: { phone: null, email: null, website: null, links: [] } },
  ...{ place_category: null, category: null, gallery: [], video_links: [], events: [], latestReviews: [] },
  ...{ is_favorited: false, avg_rating: 0, rating_count: 0, distance: null, related: [] },
  hours,
}

const said = (about: Partial<OpeningHours>) =>
  describePlace({ ...place, hours: { ...hours, ...about } }).thing

test('search engines are told the week, a span by its day, past midnight too', () => {
  const { openingHoursSpecification: week } = said({})
  expect(week).toMatchObject([
    { dayOfWeek: 'https://schema.org/Tuesday', opens: '18:00', closes: '02:00' },
    { dayOfWeek: 'https://schema.org/Wednesday', opens: '09:00', closes: '12:00' },
    { dayOfWeek: 'https://schema.org/Wednesday', opens: '14:00', closes: '23:59' },
    { dayOfWeek: 'https://schema.org/Thursday', opens: '00:00', closes: '23:59' },
    { dayOfWeek: 'https://schema.org/Friday', opens: '00:00', closes: '23:59' },
  ])
})

test('they are told of days that are otherwise, and not of those nobody knows', () => {
  const { specialOpeningHoursSpecification: others } = said({
    special: [
      { day: '2026-12-25', name: 'Christmas', hours: [] },
      { day: '2026-12-26', name: '', hours: [{ open: '10:00', close: '13:00' }] },
      { day: '2027-01-01', name: 'New Year', hours: null },
    ],
  })
  expect(others).toMatchObject([
    { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    { validFrom: '2026-12-26', validThrough: '2026-12-26', opens: '10:00', closes: '13:00' },
  ])
})

test.each([{ week: null }, { state: 'closed_for_good' } as const])(
  'of %j they are told no hours',
  (about) => {
    expect(said(about)).not.toHaveProperty('openingHoursSpecification')
  },
)
