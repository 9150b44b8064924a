import { expect, test } from 'vitest'
import type { Card } from '#contract/entities/card.ts'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'
import { favouriteChangesIn, withChanges } from './favourite-changes.ts'

const card = (slug: string, vertical = 'events'): Card => ({
  ...{ vertical, slug, kind: '', title: slug, cover_image: '/a', cover_color: '#000000', category: '' },
  ...{ price: 1, pricing_type: '', currency: 'USD', avg_rating: 0, rating_count: 0, land_mark: '' },
  ...{ address: '', latitude: 0, longitude: 0, distance: 0, start_time: null, end_time: null, timezone: '' },
})
let position = 0
const heart = (about: Card, is_favorited: boolean, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ key: `${++position}`, position, owner: 'user 1', call: 'toggle', at: 0, attempts: 0 },
  ...{ request: { slug: about.slug, is_favorited }, about },
  ...more,
})
const none = new Set<string>()
const slugs = (known: Card[], waiting: OutboxEntry[], letGoHere: ReadonlySet<string> = none) =>
  withChanges(known, favouriteChangesIn(waiting), letGoHere).map((it) => `${it.vertical[0]} ${it.slug}`)

const [quay, brass, dunes] = [card('quay'), card('brass'), card('dunes')]

test('what was marked and not sent yet stands first, what was marked last before it', () => {
  expect(slugs([quay], [heart(brass, true), heart(dunes, true)])).toEqual(['e dunes', 'e brass', 'e quay'])
  expect(slugs([quay, brass], [heart(brass, true)])).toEqual(['e quay', 'e brass'])
})

test('what was let go is gone, unless it was let go here', () => {
  const waiting = [heart(quay, false), heart(dunes, true), heart(dunes, false)]
  expect(slugs([quay, brass], waiting)).toEqual(['e brass'])
  expect(slugs([quay, brass], waiting, new Set(['events quay', 'events dunes']))).toEqual([
    ...['e dunes', 'e quay', 'e brass'],
  ])
})

test('the last word counts, what was refused is none, and another vertical’s is another', () => {
  expect(slugs([], [heart(brass, false), heart(brass, true)])).toEqual(['e brass'])
  expect(slugs([quay], [heart(quay, false, { refusal: 'No.' })])).toEqual(['e quay'])
  expect(slugs([quay], [heart(card('quay', 'places'), false)])).toEqual(['e quay'])
})
