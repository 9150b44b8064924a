import { Rng } from '../art/paper/random.ts'
import type { DemoListing } from '../content/demo-listing.ts'

/**
 * The age of each listing when it is loaded, from 0 for just now to 1 for the oldest. Each category is spread
 * over the whole time, so that the newest listings of a vertical are of many categories.
 */
export function agesOf(listings: readonly DemoListing[]): ReadonlyMap<string, number> {
  const byCategory = new Map<string, string[]>()
  for (const { vertical, category, slug } of listings) {
    const key = `${vertical}/${category}`
    byCategory.set(key, [...(byCategory.get(key) ?? []), slug])
  }
  return new Map([...byCategory.values()].flatMap(spread))
}

function spread(slugs: readonly string[]): [string, number][] {
  return slugs.map((slug, i) => [slug, (i + new Rng(`age/${slug}`).between(0.05, 0.95)) / slugs.length])
}
