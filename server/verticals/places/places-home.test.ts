import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getHome } from '#contract/calls/home.ts'
import { testApp } from '#tests/support/app.ts'
import { addEvent, quay } from '#tests/support/listings.ts'
import { addPlace } from '#tests/support/places.ts'

const DAY_MS = 86_400_000
const server = testApp()

test('the home of places has what takes place at one that is shown, the soonest first', async () => {
  const inDays = (days: number) => {
    const starts_at = new Date(server.clock.now().getTime() + days * DAY_MS)
    return { starts_at, ends_at: new Date(starts_at.getTime() + DAY_MS / 24) }
  }
  const { id: place_id } = await addPlace(server.database, { slug: 'bandstand' })
  const { id: withdrawn } = await addPlace(server.database, { slug: 'ballroom', is_active: false })
  await addEvent(server.database, { slug: 'later', ...inDays(9) }, { place_id })
  await addEvent(server.database, { slug: 'soon', ...inDays(2) }, { place_id })
  await addEvent(server.database, { slug: 'over', ...inDays(-2) }, { place_id })
  await addEvent(server.database, { slug: 'in-the-ballroom', ...inDays(1) }, { place_id: withdrawn })
  await addEvent(server.database, { slug: 'in-the-street', ...inDays(1) })
  const { body } = await server.call('get-home', { vertical: 'places', location: quay })
  const { strips } = v.parse(getHome.reply, body)
  const held = strips.filter(({ vertical }) => vertical === 'events')
  expect(held.map(({ code, items }) => [code, items.map(({ slug }) => slug)])).toEqual([
    ['atPlaces', ['soon', 'later']],
  ])
})

test('what closed for good is recommended nowhere, and still found by its name', async () => {
  await addPlace(server.database, { slug: 'last-orders', title: 'Last Orders' }, { state: 'closed_for_good' })
  const { slug } = await addPlace(server.database, { title: 'First Orders' })
  const slugsOf = (cards: unknown) => (cards as { slug: string }[]).map((it) => it.slug)
  const home = await server.call('get-home', { vertical: 'places', location: quay })
  const shown = v.parse(getHome.reply, home.body).strips.flatMap(({ items }) => slugsOf(items))
  expect(shown).toContain(slug)
  expect(shown).not.toContain('last-orders')
  const { body } = await server.call('get-recommended-places', { lat: quay.latitude, lng: quay.longitude })
  expect(slugsOf(body.places)).toContain(slug)
  expect(slugsOf(body.places)).not.toContain('last-orders')
  const page = (await server.call('get-place-info', { slug })).body.place as { related: unknown }
  expect(slugsOf(page.related)).not.toContain('last-orders')
  const found = (await server.call('suggest-places', { search_value: 'last' })).body
  expect(JSON.stringify(found)).toContain('last-orders')
})
