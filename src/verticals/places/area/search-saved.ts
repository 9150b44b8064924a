import { clockMs } from '#contract/clock.ts'
import { NEW } from '#contract/explore/categories.ts'
import { stateOnClock } from '#contract/place/hours.ts'
import { readHours } from '#contract/place/read-hours.ts'
import type { OfflineQuery } from '#src/core/explore/explored.ts'
import type { SavedPlace } from '#src/data/area/saved-area.ts'
import { openingOf, type Zones } from './saved-place.ts'

const DAY_MS = 86_400_000
/** The server's number of days for which a place is new. */
const DAYS_NEW = 30

interface At {
  zones: Zones
  now: number
}

/** The saved places that match a query, and how many others may match, whose hours are unknown. */
export function searchSaved(places: readonly SavedPlace[], query: OfflineQuery, at: At) {
  const fitting = places.filter(({ place }) => isMeant(place, query, at.now))
  const states = fitting.map((it) => ({ it, state: stateOf(it, query.filters.own.open, at) }))
  return {
    found: states.filter(({ state }) => state === 'open').map(({ it }) => it),
    unknown: states.filter(({ state }) => state === 'unknown').length,
  }
}

/** Whether a place is open at the time of the filter. */
function stateOf(saved: SavedPlace, open: string | undefined, { zones, now }: At): string {
  if (open === undefined) return 'open'
  if (open === 'now') return openingOf(saved, zones, now).state
  return stateOnClock(readHours(saved.place.hours), clockMs(open))
}

function isMeant(place: SavedPlace['place'], { q, categories, filters }: OfflineQuery, now: number): boolean {
  const [worst, best] = filters.rating
  if (place.avg_rating < worst || place.avg_rating > best) return false
  if (filters.price && !costs(place.price, filters.price)) return false
  if (categories.includes(NEW)) {
    if (Date.parse(place.listed_at) <= now - DAYS_NEW * DAY_MS) return false
  } else if (categories.length > 0 && !categories.includes(place.category?.slug ?? '')) return false
  return isCalled(place, q)
}

const costs = (price: number | null, [least, most]: readonly [number, number | null]) =>
  price !== null && price >= least && (most === null || price <= most)

/** Whether every word of the query begins a word of the place's names. */
function isCalled({ name, land_mark, category }: SavedPlace['place'], q: string): boolean {
  const own = wordsOf([name, land_mark, category?.name].join(' '))
  return wordsOf(q).every((word) => own.some((it) => it.startsWith(word)))
}

/** The words of a text without accents: 'cafe' finds a café. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
