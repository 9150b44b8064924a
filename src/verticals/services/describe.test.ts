import { expect, test } from 'vitest'
import type { Professional } from '#contract/entities/professional.ts'
import type { Store } from '#contract/entities/store.ts'
import { describeProfessional, describeStore } from './describe.ts'

const shared = {
  ...{ id: 1, cover_color: '#000000', category: { id: 2, slug: 'hair', name: 'Hair' }, gallery: [] },
  ...{ video_links: [], timezone: 'Atlantic/Azores', currency: 'USD', categories: [], latestReviews: [] },
  full_address: { land_mark: 'Arcade', address: 'Terrace 29', latitude: 38, longitude: -31 },
  ...{ avg_rating: 4.8, rating_count: 8 },
}

const store: Store = {
  ...shared,
  ...{ slug: 'curlew', title: 'Curlew', cover_image: '/a', content: '<p>Curls.</p>', address: 'Terrace 29' },
  hours: {
    ...{ state: 'open', changes_at: null, special: [], spans: [], unknown: [], closed_until: null },
    ...{ checked_on: null, note: '', until: '2026-06-16T12:00:00Z' },
    week: [[{ open: '09:00', close: '17:00' }], [], [], [], [], [], []],
  },
  ...{ phone: '+15035550101', website: null, price: 48, business: null, professionals: [], related: [] },
  services: [
    {
      ...{ id: 1, name: 'Cut', content: '', cover_image: '/a', type: 'at_store', price: 48, duration: 60 },
      ...{ currency: 'USD', service_sub_category_id: null, service_store_id: 1, provider_type: 'store' },
      people: [],
      addons: [],
    },
  ],
  is_favorited: false,
}

const professional: Professional = {
  ...shared,
  ...{ slug: 'wren', avatar_image: '/b', services: [] },
  service_provider_detail: { name: 'Wren', description: '<p>Cuts.</p>', is_favorited: false },
  stores: [{ id: 1, slug: 'curlew', title: 'Curlew', position: 'Founder', phone: null }],
}

test('search engines are told of a store when it is open, what it does for how much, and how it is rated', () => {
  const { description, thing } = describeStore(store)
  expect(description).toBe('Hair · Arcade. Curls.')
  expect(thing).toMatchObject({
    ...{ '@type': 'LocalBusiness', name: 'Curlew', telephone: '+15035550101' },
    openingHoursSpecification: [{ opens: '09:00', closes: '17:00' }],
    makesOffer: [{ price: 48, priceCurrency: 'USD', itemOffered: { name: 'Cut' } }],
    aggregateRating: { ratingValue: 4.8, ratingCount: 8 },
  })
  expect(describeStore({ ...store, rating_count: 0 }).thing).not.toHaveProperty('aggregateRating')
})

test('they are told of a professional where that one works, and as what', () => {
  const { title, description, thing } = describeProfessional(professional)
  expect([title, description]).toEqual(['Wren', 'Hair · Curlew. Cuts.'])
  expect(thing).toMatchObject({ '@type': 'Person', jobTitle: 'Founder', worksFor: [{ name: 'Curlew' }] })
})
