import type { ParsedRequestOf } from '#contract/call.ts'
import type { getFavourites } from '#contract/calls/favourites.ts'
import type { Card } from '#contract/entities/card.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { Refusal } from '#server/refusal.ts'
import { cardsOf } from './cards.ts'
import type { Deps } from './deps.ts'
import { findListing } from './detail/repo.ts'
import { readCursor, writeCursor } from './explore/cursor.ts'
import * as favourites from './favourites/repo.ts'
import * as recent from './recent/repo.ts'
import type { Point } from './repo.ts'

const VIEWS_SHOWN = 12

type Favourites = ParsedRequestOf<typeof getFavourites>

/** A person's favourites and last viewed listings, of any vertical. */
export class PersonalLists {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Sets whether a listing is a favourite; with no state given it is switched. */
  async setFavourite(
    accountId: number,
    vertical: VerticalId,
    slug: string,
    wanted?: boolean,
  ): Promise<boolean> {
    const { query } = this.#deps.database
    const listing = await findListing(query, vertical, slug)
    if (!listing) throw new Refusal('NOT_FOUND', 'error.notFound')
    const becomes = wanted ?? !(await favourites.isFavourite(query, accountId, listing.id))
    if (becomes) await favourites.addFavourite(query, accountId, listing.id, this.#deps.clock.now())
    else await favourites.removeFavourite(query, accountId, listing.id)
    return becomes
  }

  /** The slugs of favourites among these cards. */
  favouritesAmong(accountId: number, cards: readonly Card[]): Promise<ReadonlySet<string>> {
    const slugs = cards.map((it) => it.slug)
    return favourites.findFavouritesAmong(this.#deps.database.query, accountId, slugs)
  }

  async favourites(
    accountId: number,
    { vertical, limit, cursor }: Favourites,
    from: Point,
    language: string,
  ): Promise<{ favourites: Card[]; next_cursor?: string }> {
    const after = cursor === undefined ? undefined : readCursor('newest', cursor)
    const of = { accountId, vertical, after, limit: limit + 1 }
    const rows = await favourites.listFavourites(this.#deps.database.query, of)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      favourites: await cardsOf(
        this.#deps,
        shown.map((it) => it.id),
        { from, language },
      ),
      ...(last ? { next_cursor: writeCursor('newest', last) } : {}),
    }
  }

  async views(accountId: number, vertical: VerticalId, from: Point, language: string): Promise<Card[]> {
    const of = { accountId, vertical, limit: VIEWS_SHOWN }
    const ids = await recent.listViews(this.#deps.database.query, of)
    return cardsOf(this.#deps, ids, { from, language })
  }
}
