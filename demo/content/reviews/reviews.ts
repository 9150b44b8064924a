import { Rng } from '../../art/paper/random.ts'
import type { DemoListing } from '../demo-listing.ts'
import { authors } from './authors.ts'
import { saidOfEvents } from './events.ts'
import { saidOfHomes } from './homes.ts'
import { saidOfIndoorPlaces } from './indoor-places.ts'
import { saidOfOutdoorPlaces } from './outdoor-places.ts'
import type { Said } from './said.ts'
import { saidOfServices } from './services.ts'
import { saidOfVehicles } from './vehicles.ts'

export interface DemoReview {
  author: string
  /** In tenths of a star. */
  rating: number
  review: string
  daysAgo: number
}

/** The review texts of each category, by its slug. */
export const saidOf: Readonly<Record<string, Said>> = {
  ...saidOfEvents,
  ...saidOfVehicles,
  ...saidOfHomes,
  ...saidOfIndoorPlaces,
  ...saidOfOutdoorPlaces,
  ...saidOfServices,
}

const FEWEST = 4
const MOST = 12
/** How many ratings there are for each review. A popular listing has more reviews. */
const ONE_REVIEW_IN = 18
const LONGEST_GAP_DAYS = 70
/** The share of listings with enough reviews that have one by an unhappy person. */
const UNHAPPY = 0.3
const reviewed = ['events', 'rentals', 'places', 'services']

type Stars = 5 | 4 | 3 | 2 | 1

/**
 * The reviews of a listing, the newest first. They are the same on every machine, and their average is its
 * rating.
 */
export function reviewsOf({
  slug,
  vertical,
  category,
  rating,
}: Pick<DemoListing, 'slug' | 'vertical' | 'category' | 'rating'>): DemoReview[] {
  const said = reviewed.includes(vertical) ? saidOf[category] : undefined
  if (!said) return []
  const chance = new Rng(`reviews/${slug}`)
  const stars = starsFor(rating, said, chance.fork('unhappy').chance(UNHAPPY))
  const words: Record<Stars, string[]> = {
    5: shuffled(said.five, chance),
    4: shuffled(said.four, chance),
    3: shuffled(said.three, chance),
    2: [...(said.two ?? [])],
    1: [...(said.one ?? [])],
  }
  const [also, names] = [shuffled(said.also, chance), shuffled(authors, chance)]
  let daysAgo = chance.int(1, 12)
  return mixed(shuffled(stars, chance)).map((it, i) => {
    const own = words[it].pop() ?? ''
    const more = chance.chance(0.35) && it > 2 ? also.pop() : undefined
    const when = daysAgo
    daysAgo += chance.int(3, LONGEST_GAP_DAYS)
    return { author: names[i] ?? '', rating: it * 10, review: more ? `${own} ${more}` : own, daysAgo: when }
  })
}

/**
 * The stars of the reviews, with the wanted average and as many as there are texts for. Most are fives, fours
 * and threes.
 */
function starsFor(
  { average, count }: DemoListing['rating'],
  said: Said,
  isSomebodyUnhappy: boolean,
): Stars[] {
  for (let many = Math.min(MOST, FEWEST + Math.floor(count / ONE_REVIEW_IN)); many > 0; many -= 1) {
    const asked = Math.round((5 - average) * many)
    const unhappy = isSomebodyUnhappy ? unhappiest(asked, said) : []
    const missing = unhappy.reduce<number>((left, stars) => left - (5 - stars), asked)
    const threes = Math.min(said.three.length, Math.floor(missing / 3))
    const fours = missing - threes * 2
    const fives = many - threes - fours - unhappy.length
    if (fours <= said.four.length && fives <= said.five.length)
      return [...same<Stars>(5, fives), ...same<Stars>(4, fours), ...same<Stars>(3, threes), ...unhappy]
  }
  return []
}

/** One or two stars of an unhappy person, where the average allows it. */
function unhappiest(missing: number, { one, two }: Said): Stars[] {
  if (one && missing >= 6) return [1]
  return two && missing >= 4 ? [2] : []
}

/** Moves a person who was not wholly happy among the first, where there is one. */
function mixed<T extends number>(stars: T[]): T[] {
  const at = stars.findIndex((it) => it < 5)
  if (at < 3) return stars
  const [critic] = stars.splice(at, 1)
  return critic === undefined ? stars : stars.toSpliced(2, 0, critic)
}

const same = <T>(it: T, count: number): T[] => Array.from({ length: Math.max(0, count) }, () => it)

function shuffled<T>(all: readonly T[], chance: Rng): T[] {
  return all
    .map((it) => ({ it, at: chance.between(0, 1) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ it }) => it)
}
