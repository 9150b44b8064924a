import { Rng } from '../art/paper/random.ts'
import { pictureSeed } from '../art/picture-seed.ts'
import type { DemoBusiness, DemoCategory, DemoListing } from '../content/demo-listing.ts'

const FEWEST_VIEWS = 5
const MOST_VIEWS = 8
const HIGHEST_SEED = 2 ** 31 - 1

/**
 * The paths of a listing's cover and further pictures, without width and format, which the screen chooses.
 */
export function picturesOf({ vertical, picture }: DemoListing, seed: number) {
  const path = `/img/${vertical}/${picture.kind}/${seed}`
  const count = new Rng(`gallery/${seed}`).int(FEWEST_VIEWS, MOST_VIEWS)
  return { cover: `${path}/0`, gallery: Array.from({ length: count }, (_, i) => `${path}/${i + 1}`) }
}

/** The picture on a category's tile. */
export function categoryCover({ vertical, slug, picture: kind = slug }: DemoCategory): string {
  const seed = pictureSeed({ vertical, kind, name: 'category' })
  return `/img/${vertical}/${kind}/${seed}/0`
}

/** The mark of a business. */
export function markOf({ slug }: DemoBusiness): string {
  return `/img/mark/${new Rng(`mark/${slug}`).int(0, HIGHEST_SEED)}`
}
