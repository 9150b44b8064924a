import { expect, test } from 'vitest'
import { allListings } from '../content/content.ts'
import { agesOf } from './ages.ts'

test('what is newest of a vertical is of many kinds', () => {
  const ages = agesOf(allListings)
  for (const [vertical, kinds] of [
    ['announcements', 5],
    ['places', 8],
    ['events', 7],
  ] as const) {
    const newest = allListings
      .filter((it) => it.vertical === vertical)
      .sort((a, b) => (ages.get(a.slug) ?? 1) - (ages.get(b.slug) ?? 1))
      .slice(0, 12)
    expect(new Set(newest.map((it) => it.category)).size).toBeGreaterThanOrEqual(kinds)
  }
})

test('each has an age of its own between now and the oldest', () => {
  const ages = [...agesOf(allListings).values()]
  expect(new Set(ages).size).toBe(allListings.length)
  expect(ages.filter((it) => it <= 0 || it >= 1)).toEqual([])
})
