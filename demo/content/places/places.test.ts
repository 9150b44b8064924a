import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { phoneSchema } from '#contract/phone.ts'
import { customers } from '../../people/customers.ts'
import { posters } from '../announcements/posters.ts'
import { allListings } from '../content.ts'
import { heldAt } from './held-at.ts'
import { spansOf, weekOf } from './hours/door-hours.ts'
import { doorHours, holidayHours, unsureOnHolidays } from './hours/hours.ts'
import { closures, occasions, occasionsOn } from './hours/special-days.ts'
import { placeDetailsOf } from './place-details.ts'

const places = allListings.filter((it) => it.vertical === 'places')
const details = places.map((it) => ({ ...it, ...placeDetailsOf(it) }))
const titles = new Set(places.map((it) => it.title))
const slugsOf = (...verticals: string[]) =>
  new Set(allListings.filter((it) => verticals.includes(it.vertical)).map((it) => it.slug))

describe('hours as they stand on a door', () => {
  test('hold for the days they name, the later line before the earlier', () => {
    const week = weekOf('Tue-Sat 12:00-15:00 18:00-22:30; Sat 12:00-01:00')
    expect(week.monday).toEqual([])
    expect(week.tuesday).toEqual([
      { open: '12:00', close: '15:00' },
      { open: '18:00', close: '22:30' },
    ])
    expect(week.saturday).toEqual([{ open: '12:00', close: '01:00' }])
    expect(weekOf('Sat-Mon 10:00-11:00').sunday).toHaveLength(1)
    expect(weekOf('Sat-Mon 10:00-11:00').friday).toEqual([])
  })

  test('that cannot be read are refused', () => {
    expect(() => weekOf('Mo 10:00-12:00')).toThrow(RangeError)
    expect(() => spansOf('10-12')).toThrow(RangeError)
  })
})

describe('the places', () => {
  test('are those that the tables name', () => {
    const named = [doorHours, holidayHours, closures].flatMap((it) => Object.keys(it))
    const unknown = [...named, ...unsureOnHolidays, ...occasions.map(([it]) => it)].filter(
      (it) => !titles.has(it),
    )
    expect(unknown).toEqual([])
  })

  test('say mostly when they are open, each kind in its own way', () => {
    const withWeek = details.filter((it) => it.week)
    expect(withWeek.length).toBeGreaterThan(100)
    const spans = withWeek.flatMap((it) => Object.values(it.week ?? {}))
    expect(spans.filter((day) => day.some((it) => it.close <= it.open)).length).toBeGreaterThan(10)
    expect(spans.filter((day) => day.length > 1).length).toBeGreaterThan(30)
    expect(withWeek.filter((it) => it.week?.monday.length === 0).length).toBeGreaterThan(15)
    expect(details.filter((it) => it.category === 'beach' && it.week).map((it) => it.title)).toEqual([
      'Lido Beach',
    ])
  })

  test('have a special day somewhere on every day, over ten days each of them one', () => {
    const days = Array.from({ length: 10 }, (_, i) => occasionsOn(`2026-06-${10 + i}`))
    expect(days.every((it) => it.length >= 2)).toBe(true)
    expect(days.flat()).toHaveLength(occasions.length)
  })

  test('can be called at numbers nobody has, and written to at addresses nobody has', () => {
    const contacts = details.map((it) => it.contacts)
    const phones = contacts.flatMap((it) => it.phone ?? [])
    const all = [...phones, ...Object.values(posters).flatMap((it) => it.phone ?? [])]
    expect(phones.length).toBeGreaterThan(60)
    expect(all.filter((it) => !v.is(phoneSchema, it) || !/^\+1\d{3}55501\d\d$/.test(it))).toEqual([])
    expect(all.filter((it) => customers.some(({ phone }) => phone === it))).toEqual([])
    expect(new Set(phones).size).toBe(phones.length)
    const addresses = contacts.flatMap((it) => [it.website, it.email, ...it.links.map(({ url }) => url)])
    expect(addresses.filter((it) => it && !/^(https:\/\/|\w+@)[\w-]+\.example(\/[\w-]+)?$/.test(it))).toEqual(
      [],
    )
  })

  test('have mostly something to offer, said once', () => {
    expect(details.filter((it) => it.amenities.length > 0).length).toBeGreaterThan(110)
    expect(details.filter((it) => new Set(it.amenities).size < it.amenities.length)).toEqual([])
  })

  test('hold at least thirty of the events', () => {
    const [events, slugs] = [slugsOf('events'), slugsOf('places')]
    const held = Object.entries(heldAt)
    expect(held.length).toBeGreaterThanOrEqual(30)
    expect(held.filter(([event, place]) => !events.has(event) || !slugs.has(place))).toEqual([])
    expect(allListings.filter((it) => it.isOnline && heldAt[it.slug])).toEqual([])
  })
})

describe('the announcements', () => {
  const own = allListings.filter((it) => it.vertical === 'announcements')

  test('were put up by somebody each, for a while', () => {
    expect(Object.keys(posters).sort()).toEqual(own.map((it) => it.title).sort())
    const ends = Object.values(posters).map((it) => it.endsInDays)
    expect(ends.filter((it) => Math.abs(it) > 30)).toEqual([])
    expect(ends.filter((it) => it < 0).length).toBeGreaterThan(2)
    expect(Object.values(posters).filter((it) => it.shows.includes('phone') && !it.phone)).toEqual([])
  })

  test('can be booked, four by what they stand for and two on request', () => {
    const booked = Object.values(posters).flatMap((it) => it.booked ?? [])
    expect(booked.filter((it) => it === 'request')).toHaveLength(2)
    const slugs = slugsOf('events', 'rentals')
    expect(
      booked.flatMap((it) => (it === 'request' ? [] : [it.instead])).filter((it) => slugs.has(it)),
    ).toHaveLength(4)
    const prices = own.filter((it) => posters[it.title]?.booked === 'request').map((it) => it.price)
    expect(prices.every((it) => it !== undefined)).toBe(true)
  })
})
