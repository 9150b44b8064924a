import { describe, expect, test } from 'vitest'
import { cleanHtml } from '#server/db/clean-html.ts'
import { peaks } from '../town/land/heights.ts'
import { quarters } from '../town/places/built-up.ts'
import { landmarkSketches } from '../town/places/landmark-sketches.ts'
import { siteSketches } from '../town/places/site-sketches.ts'
import { allBusinesses, allCategories, allListings } from './content.ts'
import type { DemoListing } from './demo-listing.ts'
import { daysUntil, weekdays } from './timing.ts'

const fewest: [string, number, (it: DemoListing) => boolean][] = [
  ['events', 66, (it) => it.vertical === 'events'],
  ['vehicles', 60, (it) => it.kind === 'vehicle'],
  ['homes', 60, (it) => it.kind === 'properties'],
  ['places', 124, (it) => it.vertical === 'places'],
  ['announcements', 30, (it) => it.vertical === 'announcements'],
  ['stores', 44, (it) => it.vertical === 'services'],
]

/** The texts that are in a list more than once. */
function repeated(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size === seen.add(text).size)
}

const sentencesOf = (html: string) =>
  html
    .split(/<[^>]*>|(?<=[.!?][’]?) /)
    .map((it) => it.trim().toLowerCase())
    .filter((it) => it !== '')

const titlesWhere = (wrong: (it: DemoListing) => boolean) => allListings.filter(wrong).map((it) => it.title)

describe('the listings of the demo town', () => {
  test.each(fewest)('have enough %s', (_, count, isOne) => {
    expect(allListings.filter(isOne).length).toBeGreaterThanOrEqual(count)
  })

  test('have a slug and a title of their own', () => {
    expect(repeated(allListings.map((it) => it.slug))).toEqual([])
    expect(repeated(allListings.map((it) => it.title.toLowerCase()))).toEqual([])
    expect(titlesWhere((it) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(it.slug))).toEqual([])
  })

  test('have a title that fits a card in two lines', () => {
    expect(titlesWhere((it) => it.title.length > 60)).toEqual([])
  })

  test('say nothing twice', () => {
    expect(repeated(allListings.flatMap((it) => sentencesOf(it.content)))).toEqual([])
  })

  test('are told in two to four blocks of HTML that cleaning leaves as it is', () => {
    const blocks = (it: DemoListing) => it.content.match(/<(p|ul)>/g)?.length ?? 0
    expect(titlesWhere((it) => blocks(it) < 2 || blocks(it) > 4)).toEqual([])
    expect(titlesWhere((it) => cleanHtml(it.content) !== it.content)).toEqual([])
    expect(titlesWhere((it) => /<(?!\/?(p|ul|li)>)/.test(it.content))).toEqual([])
  })

  test('are set in type, with curly quotation marks', () => {
    const texts = allListings.map((it) => `${it.title} ${it.content} ${it.tags?.join(' ') ?? ''}`)
    expect(texts.filter((it) => /['"]/.test(it))).toEqual([])
  })

  test('cost something where a price belongs, in whole cents, and what is rented is paid by time', () => {
    const isPriced = (it: DemoListing) => ['events', 'rentals', 'services'].includes(it.vertical)
    expect(titlesWhere((it) => isPriced(it) && it.price === undefined)).toEqual([])
    expect(titlesWhere((it) => it.vertical !== 'events' && it.price !== undefined && it.price <= 0)).toEqual(
      [],
    )
    expect(titlesWhere(({ price = 0 }) => price < 0 || price !== Math.round(price * 100) / 100)).toEqual([])
    expect(titlesWhere((it) => (it.vertical === 'rentals') !== (it.pricingType !== undefined))).toEqual([])
  })

  test('are rated believably, and announcements not at all', () => {
    const isOdd = ({ vertical, rating: { average, count } }: DemoListing) =>
      vertical === 'announcements'
        ? average !== 0 || count !== 0
        : average < 3.6 || average > 5 || Math.round(average * 10) !== average * 10 || count < 1
    expect(titlesWhere(isOdd)).toEqual([])
  })

  test('carry no tag that their category says already', () => {
    const plain = (name: string) => name.toLowerCase().replace(/s$/, '')
    const nameOf = (it: DemoListing) =>
      allCategories.find(({ vertical, slug }) => vertical === it.vertical && slug === it.category)?.names.en
    expect(
      titlesWhere((it) => it.tags?.some((tag) => plain(tag) === plain(nameOf(it) ?? '')) ?? false),
    ).toEqual([])
  })

  test('stand somewhere the town has', () => {
    const districts = new Set(quarters.map((it) => it.name))
    const landmarks = new Set<string>(landmarkSketches.map(([name]) => name))
    for (const { name } of [...siteSketches, ...peaks]) landmarks.add(name)
    const isLost = ({ where: { district, landmark } }: DemoListing) =>
      (!district && !landmark) ||
      (district !== undefined && !districts.has(district)) ||
      (landmark !== undefined && !landmarks.has(landmark))
    expect(titlesWhere(isLost)).toEqual([])
  })
})

describe('the events', () => {
  const timings = allListings.flatMap((it) => it.timing ?? [])
  const daysOn = (today: (typeof weekdays)[number]) => timings.map((it) => daysUntil(it, today))

  test('have a time and a language, and nothing else has', () => {
    expect(titlesWhere((it) => (it.vertical === 'events') !== (it.timing !== undefined))).toEqual([])
    expect(titlesWhere((it) => (it.vertical === 'events') !== (it.language !== undefined))).toEqual([])
  })

  test('begin at a time of day and end', () => {
    expect(timings.filter((it) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(it.startsAt) || it.hours <= 0)).toEqual(
      [],
    )
  })

  test.each(weekdays)('lie within 45 days, some of them today, when today is a %s', (today) => {
    const days = daysOn(today)
    expect(days.filter((it) => it < 0 || it > 45)).toEqual([])
    expect(days.filter((it) => it === 0).length).toBeGreaterThanOrEqual(5)
    expect(new Set(days).size).toBeGreaterThanOrEqual(20)
  })

  test('gather at this weekend and the next', () => {
    const days = daysOn('thursday')
    const between = (from: number, to: number) => days.filter((it) => it >= from && it <= to).length
    expect(between(1, 3)).toBeGreaterThanOrEqual(12)
    expect(between(8, 10)).toBeGreaterThanOrEqual(10)
  })

  test('on a day of the week come at the next one from their day on', () => {
    const timing = { daysFromNow: 7, startsAt: '10:00', hours: 1, weekday: 'sunday' } as const
    expect(weekdays.map((today) => daysUntil(timing, today))).toEqual([13, 12, 11, 10, 9, 8, 7])
  })
})

describe('categories and businesses', () => {
  const keyOf = (it: { vertical: string; kind: string }, slug: string) => `${it.vertical}/${it.kind}/${slug}`
  const sorted = (keys: Iterable<string>) => [...new Set(keys)].sort()

  test('are those that the listings name, no more and no fewer', () => {
    const named = sorted(allListings.map((it) => keyOf(it, it.category)))
    expect(sorted(allCategories.map((it) => keyOf(it, it.slug)))).toEqual(named)
    const owners = sorted(allListings.map((it) => it.business))
    expect(sorted(allBusinesses.map((it) => it.slug))).toEqual(owners)
  })

  test('are each there once', () => {
    expect(repeated(allCategories.map((it) => it.slug))).toEqual([])
    expect(repeated(allBusinesses.map((it) => it.name))).toEqual([])
    expect(repeated(allBusinesses.flatMap((it) => sentencesOf(it.about)))).toEqual([])
  })

  test('have names in three languages, Arabic in its own script', () => {
    for (const { names } of allCategories) {
      expect(names.en).toMatch(/^[\p{Script=Latin} ]+$/u)
      expect(names.es).toMatch(/^[\p{Script=Latin} ]+$/u)
      expect(names.ar).toMatch(/^[\p{Script_Extensions=Arabic} ]+$/u)
    }
  })
})
