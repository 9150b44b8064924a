import { Rng } from '../../art/paper/random.ts'
import type { DemoListing } from '../demo-listing.ts'
import { authors } from './authors.ts'
import { saidOfEvents } from './events.ts'
import { saidOfHomes } from './homes.ts'
import type { Said } from './said.ts'
import { saidOfVehicles } from './vehicles.ts'

export interface DemoReview {
  author: string
  /** Tenths of a star. */
  rating: number
  review: string
  daysAgo: number
}

/** What is said of the things of a category, by its slug. */
export const saidOf: Readonly<Record<string, Said>> = { ...saidOfEvents, ...saidOfVehicles, ...saidOfHomes }

const FEWEST = 4
const MOST = 12
/** So much of what its text claims would have to be invented; a popular one has been reviewed more often. */
const ONE_REVIEW_IN = 18
const LONGEST_GAP_DAYS = 70

/** What people said of a listing, the newest first: the same on every machine, with stars that come to its rating. */
export function reviewsOf({ slug, vertical, category, rating }: DemoListing): DemoReview[] {
  const said = vertical === 'events' || vertical === 'rentals' ? saidOf[category] : undefined
  if (!said) return []
  const chance = new Rng(`reviews/${slug}`)
  const stars = starsFor(rating, said)
  const words = {
    5: shuffled(said.five, chance),
    4: shuffled(said.four, chance),
    3: shuffled(said.three, chance),
  }
  const [also, names] = [shuffled(said.also, chance), shuffled(authors, chance)]
  let daysAgo = chance.int(1, 12)
  return mixed(shuffled(stars, chance)).map((it, i) => {
    const own = words[it].pop() ?? ''
    const more = chance.chance(0.35) ? also.pop() : undefined
    const when = daysAgo
    daysAgo += chance.int(3, LONGEST_GAP_DAYS)
    return { author: names[i] ?? '', rating: it * 10, review: more ? `${own} ${more}` : own, daysAgo: when }
  })
}

/** Fives, fours and threes that come to the average, as many as there is something to say for. */
function starsFor({ average, count }: DemoListing['rating'], said: Said): (5 | 4 | 3)[] {
  for (let many = Math.min(MOST, FEWEST + Math.floor(count / ONE_REVIEW_IN)); many > 0; many -= 1) {
    const missing = Math.round((5 - average) * many)
    const threes = Math.min(said.three.length, Math.floor(missing / 3))
    const fours = missing - threes * 2
    const fives = many - threes - fours
    if (fours <= said.four.length && fives <= said.five.length)
      return [...same<5>(5, fives), ...same<4>(4, fours), ...same<3>(3, threes)]
  }
  return []
}

/** Somebody who was not wholly happy stands among the first, where there is one. */
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
