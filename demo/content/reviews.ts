import type { VerticalId } from '#contract/verticals.ts'
import { Rng } from '../art/paper/random.ts'
import type { DemoListing } from './demo-listing.ts'
import { eventReviews } from './events/review-texts.ts'
import { rentalReviews } from './rental-reviews.ts'
import type { ReviewTexts } from './review-texts.ts'

export interface DemoReview {
  author: string
  /** Tenths of a star. */
  rating: number
  review: string
  daysAgo: number
}

const textsOf: Partial<Record<VerticalId, ReviewTexts>> = { events: eventReviews, rentals: rentalReviews }

const authors = [
  'Ana P.',
  'Tomás',
  'Leila H.',
  'Marguerite',
  'Jonas W.',
  'Yusuf',
  'Ingrid',
  'Pilar M.',
  'Oren',
  'Sofia B.',
]

/** What people said of it: three to five where anything is said, the same on every machine. */
export function reviewsOf({ slug, vertical, category, rating }: DemoListing): DemoReview[] {
  const said = textsOf[vertical]
  if (!said) return []
  const chance = new Rng(`reviews/${slug}`)
  const texts = shuffled([...(said.byCategory[category] ?? []), ...said.forAll], chance)
  const names = shuffled(authors, chance)
  return texts.slice(0, chance.int(3, 5)).map((review, i) => ({
    author: names[i] ?? 'Ana P.',
    rating: Math.min(50, Math.max(30, Math.round(rating.average * 2 + chance.between(-1, 1)) * 5)),
    review,
    daysAgo: chance.int(2 + i * 20, 20 + i * 20),
  }))
}

function shuffled<T>(all: readonly T[], chance: Rng): T[] {
  return all
    .map((it) => ({ it, at: chance.between(0, 1) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ it }) => it)
}
