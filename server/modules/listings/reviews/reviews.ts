import type { ParsedRequestOf, ReplyOf } from '#contract/call.ts'
import type { getReviews } from '#contract/calls/ratings.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../deps.ts'
import { presentReview } from '../detail/presenter.ts'
import { readCursor, writeCursor } from '../explore/cursor.ts'
import * as repo from './repo.ts'

const ORDER = 'newest' as const
const STARS = [1, 2, 3, 4, 5]

/** The reviews of a listing, of any vertical. */
export class Reviews {
  readonly #deps: Pick<Deps, 'database' | 'verticals'>

  constructor(deps: Pick<Deps, 'database' | 'verticals'>) {
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
    const listingId = await repo.findListing(query, vertical, slug)
    if (listingId === undefined) throw new Refusal('NOT_FOUND', 'error.notFound')
    const { wasHere } = this.#deps.verticals[vertical]
    const page = { stars, after, limit: limit + 1 }
    const rows = await repo.findPage(query, listingId, page, wasHere)
    const counts = await repo.countStars(query, listingId)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      reviews: shown.map(presentReview),
      spread: STARS.map((it) => counts.find(({ stars }) => stars === it)?.count ?? 0),
      ...(last ? { next_cursor: writeCursor(ORDER, last) } : {}),
    }
  }
}
