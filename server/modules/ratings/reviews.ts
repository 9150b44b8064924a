import type { ParsedRequestOf, ReplyOf } from '#contract/call.ts'
import type { getReviews } from '#contract/calls/ratings.ts'
import type { Database } from '#server/db/database.ts'
import { Refusal } from '#server/refusal.ts'
import { presentReview } from '../listings/detail/presenter.ts'
import { readCursor, writeCursor } from '../listings/explore/cursor.ts'
import type { ListedVerticals } from '../listings/listed-vertical.ts'
import * as ratings from './repo.ts'
import * as repo from './reviews-repo.ts'

interface Deps {
  database: Database
  verticals: ListedVerticals
}

const ORDER = 'newest' as const
const STARS = [1, 2, 3, 4, 5]

/** All that people say of a listing, of any vertical. */
export class Reviews {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async page({
    vertical,
    slug,
    stars,
    limit,
    cursor,
  }: ParsedRequestOf<typeof getReviews>): Promise<ReplyOf<typeof getReviews>> {
    const { query } = this.#deps.database
    const after = cursor === undefined ? undefined : readCursor(ORDER, cursor)
    const listing = await ratings.findListing(query, vertical, slug)
    if (!listing) throw new Refusal('NOT_FOUND', 'error.notFound')
    const { wasHere } = this.#deps.verticals[vertical]
    const page = { stars, after, limit: limit + 1 }
    const rows = await repo.findPage(query, listing.listing_id, page, wasHere)
    const counts = await repo.countStars(query, listing.listing_id)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      reviews: shown.map(presentReview),
      spread: STARS.map((it) => counts.find(({ stars }) => stars === it)?.count ?? 0),
      ...(last ? { next_cursor: writeCursor(ORDER, last) } : {}),
    }
  }
}
