import { expect, test } from 'vitest'
import { slugOf } from '../../compose.ts'
import { allListings } from '../../content.ts'
import { weekOf } from '../../places/hours/door-hours.ts'
import { addons } from './addons.ts'
import { resources } from './resources.ts'
import { subCategories } from './store-details.ts'
import { stores } from './stores.ts'

const listed = allListings.filter((it) => it.vertical === 'services')
const all = Object.entries(stores)
const people = all.flatMap(([, it]) => Object.entries(it.people ?? {}))
const offersOf = (title: string) => Object.values(stores[title]?.menu ?? {}).flat()

test('every store of the town says what it does, and nothing is said of one that is not there', () => {
  expect(all.map(([title]) => title).sort()).toEqual(listed.map((it) => it.title).sort())
})

test('a store costs from what the least of its services does', () => {
  const off = listed.filter(
    (it) => Math.min(...offersOf(it.title).map(([, , dollars]) => dollars)) !== it.price,
  )
  expect(off.map((it) => it.title)).toEqual([])
})

test('what it does falls into sub-categories of its own category, by a name of its own', () => {
  for (const { title, category } of listed) {
    const own = Object.keys(subCategories[category as keyof typeof subCategories])
    expect(
      Object.keys(stores[title]?.menu ?? {}).filter((it) => !own.includes(it)),
      title,
    ).toEqual([])
    const names = offersOf(title).map(([name]) => name)
    expect(new Set(names).size, title).toBe(names.length)
  }
})

test('what a store adds is added to services of its own that one books there, and lasts whole five minutes', () => {
  for (const [title, added] of Object.entries(addons)) {
    const booked = offersOf(title).flatMap(([name, , , type = 'at_store']) =>
      type === 'at_store' ? [name] : [],
    )
    for (const [name, { to, minutes }] of Object.entries(added))
      expect([to.filter((it) => !booked.includes(it)), minutes % 5], `${title}: ${name}`).toEqual([[], 0])
  }
})

test('what a store has is for services of its own, and in some stores there is less of it than people', () => {
  for (const [title, all] of Object.entries(resources)) {
    const names = offersOf(title).map(([name]) => name)
    expect(names.length, title).toBeGreaterThan(0)
    expect(
      all.flatMap((it) => it.for ?? []).filter((it) => !names.includes(it)),
      title,
    ).toEqual([])
  }
  const scarce = Object.entries(resources).filter(([title, all]) => {
    const units = all.filter((it) => it.for === undefined).reduce((sum, it) => sum + it.units, 0)
    return units > 0 && units < Object.keys(stores[title]?.people ?? {}).length
  })
  expect(scarce.length).toBeGreaterThanOrEqual(3)
})

test('its doors are open at some time, and lessons last whole five minutes', () => {
  for (const [title, { door }] of all)
    expect(Object.values(weekOf(door)).flat().length, title).toBeGreaterThan(0)
  const minutes = all.flatMap(([title]) => offersOf(title).map(([, it]) => it))
  expect(minutes.filter((it) => it % 5 !== 0 || it < 5 || it > 24 * 60)).toEqual([])
})

test('forty people work in the town, each with a page of their own', () => {
  expect(people.length).toBeGreaterThanOrEqual(40)
  const slugs = [...people.map(([name]) => slugOf(name)), ...allListings.map((it) => it.slug)]
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(people.filter(([, { about }]) => /['"]/.test(about))).toEqual([])
})
