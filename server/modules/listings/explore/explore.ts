import { type MapPoint, MOST_POINTS } from '#contract/calls/explore.ts'
import { clockText } from '#contract/clock.ts'
import type { Card } from '#contract/entities/card.ts'
import type { DatedCard } from '#contract/entities/dated-card.ts'
import type { Filters } from '#contract/explore/filters.ts'
import { fromWire } from '#contract/money.ts'
import type { Stay } from '#contract/rental/stay.ts'
import { verticalSchema } from '#contract/verticals.ts'
import { cardsOf } from '../cards.ts'
import type { Deps } from '../deps.ts'
import { presentPoint } from '../presenter.ts'
import type { Point } from '../repo.ts'
import { questionOf } from '../search/question-repo.ts'
import type { ListingCriteria, Price } from './criteria-repo.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { ExploreQuery } from './explore-query.ts'
import * as repo from './repo.ts'
import { requestedStay } from './requested-stay.ts'

/** The number of days for which a listing is new. A search for new listings has the newest first. */
const DAYS_NEW = 30
const DAY_MS = 86_400_000

/** Finds listings of any vertical, as pages of a list and as markers on a map. */
export class Explore {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The requested stay, where its dates can be chosen. */
  stayOf(asked: Parameters<typeof requestedStay>[0]) {
    return requestedStay(asked, this.#deps.clock.now())
  }

  async page(
    asked: ExploreQuery,
    { limit, cursor }: { limit: number; cursor: string | undefined },
    language: string,
  ): Promise<{ cards: Card[]; unknown?: number; next_cursor?: string }> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const { order } = asked
    const after = cursor === undefined ? undefined : readCursor(order, cursor)
    const criteria = await this.#criteriaOf(asked, language, now)
    const found = await repo.findPage(query, criteria, { order, after, limit: limit + 1 }, now)
    const shown = found.slice(0, limit)
    const last = found.length > limit ? shown.at(-1) : undefined
    // Only with the first page, because the count is for all pages.
    const unknown = after === undefined ? await repo.countUnknown(query, criteria, now) : undefined
    return {
      cards: await cardsOf(
        this.#deps,
        shown.map((it) => it.id),
        { from: asked.from, language },
      ),
      ...(unknown === undefined ? {} : { unknown }),
      ...(last ? { next_cursor: writeCursor(order, last) } : {}),
    }
  }

  /**
   * The markers of several queries, such as one for each kind, on one map. Of too many the best rated are
   * shown.
   */
  async points(
    queries: readonly ExploreQuery[],
    language: string,
  ): Promise<{ points: MapPoint[]; is_all: boolean }> {
    const now = this.#deps.clock.now()
    const rows: Awaited<ReturnType<typeof repo.findPoints>> = []
    for (const one of queries) {
      const criteria = await this.#criteriaOf(one, language, now)
      rows.push(...(await repo.findPoints(this.#deps.database.query, criteria, MOST_POINTS + 1, now)))
    }
    if (queries.length > 1) rows.sort((one, other) => other.avg_rating - one.avg_rating)
    return {
      points: rows.slice(0, MOST_POINTS).map(presentPoint),
      is_all: rows.length <= MOST_POINTS,
    }
  }

  async cards(slugs: readonly string[], from: Point, language: string): Promise<Card[]> {
    if (slugs.length === 0) return []
    const ids = await repo.findIds(this.#deps.database.query, slugs, this.#deps.clock.now())
    const cards = await cardsOf(this.#deps, ids, { from, language })
    const bySlug = new Map(cards.map((it) => [it.slug, it]))
    return [...new Set(slugs)].flatMap((it) => bySlug.get(it) ?? [])
  }

  /** Cards with the price of each for a stay, where it is let by time. */
  async dated(cards: readonly Card[], stay: Stay | undefined): Promise<DatedCard[]> {
    const { database, verticals } = this.#deps
    if (!stay) return cards.map((it) => ({ ...it, stay: null }))
    const prices = new Map<string, DatedCard['stay']>()
    for (const vertical of verticalSchema.options) {
      const slugs = cards.filter((it) => it.vertical === vertical).map((it) => it.slug)
      const found = slugs.length > 0 && (await verticals[vertical].stayPrices?.(database.query, slugs, stay))
      for (const [slug, price] of found || []) prices.set(slug, price)
    }
    return cards.map((it) => ({ ...it, stay: prices.get(it.slug) ?? null }))
  }

  async #priceOf([least, most]: NonNullable<Filters['price']>): Promise<Price> {
    const { currencyCode: currency } = await this.#deps.settings.settings()
    return {
      currency,
      least: fromWire(least, currency),
      most: most === null ? undefined : fromWire(most, currency),
    }
  }

  async #criteriaOf(asked: ExploreQuery, language: string, now: Date): Promise<ListingCriteria> {
    const { vertical, categories, isNew, filters, time = {}, whose = {}, text, ...rest } = asked
    const { query } = this.#deps.database
    const { from } = rest
    const localClock = time.day ? await repo.findClock(query, vertical, from, now) : clockText(now.getTime())
    const narrowing = this.#deps.verticals[vertical].narrow?.(filters, {
      requested: time,
      whose,
      now,
      localClock,
    })
    return {
      ...rest,
      vertical,
      said: text === '' ? undefined : { question: questionOf(text, language), reading: 'whole' },
      rating: filters.rating,
      price: filters.price && (await this.#priceOf(filters.price)),
      categoryIds:
        categories.length > 0 ? await repo.findCategoryIds(query, vertical, categories) : undefined,
      listedSince: isNew ? new Date(now.getTime() - DAYS_NEW * DAY_MS) : undefined,
      own: narrowing?.is ?? [],
      unknown: narrowing?.unknown,
      notBefore: narrowing?.notBefore ?? now,
    }
  }
}
