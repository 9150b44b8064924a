import type { Card } from '#contract/entities/card.ts'
import type { Category } from '#contract/entities/category.ts'
import type { DetailedCategory } from '#contract/entities/detailed-category.ts'
import { type VerticalId, verticalSchema } from '#contract/verticals.ts'
import { cardsById, cardsOf } from './cards.ts'
import type { Deps } from './deps.ts'
import { Explore } from './explore/explore.ts'
import { PersonalLists } from './personal-lists.ts'
import { Popularity } from './popularity/popularity.ts'
import { presentCategory, presentDetailed } from './presenter.ts'
import * as repo from './repo.ts'
import { Reviews } from './reviews/reviews.ts'
import { findCalled } from './search/categories-repo.ts'
import { Discovery } from './search/discovery.ts'
import { questionOf } from './search/question-repo.ts'
import { findByWords, type SearchQuery } from './search/repo.ts'
import { Synonyms } from './search/synonyms.ts'
import { Sitemap } from './sitemap/sitemap.ts'

/** A strip of a home screen. Its code names its title among the texts. */
export interface Strip {
  code: string
  vertical: VerticalId
  kind: string
  items: Card[]
}

const CARDS_A_STRIP = 12
/** The new listings that a strip needs at least. With fewer, the town would look empty, so it repeats some. */
const FEWEST_IN_STRIP = 4
/** The point from which distances are measured while no home is set. */
const NOWHERE = { latitude: 0, longitude: 0 }

/** Builds the parts of the module. */
const createParts = (deps: Deps) => ({
  personal: new PersonalLists(deps),
  explore: new Explore(deps),
  discovery: new Discovery(deps),
  popularity: new Popularity(deps),
  reviews: new Reviews(deps),
  sitemap: new Sitemap(deps),
  synonyms: new Synonyms(deps),
})

/** Finds listings of any vertical. */
export class ListingsService {
  readonly deps: Deps
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }

  /** The home of the marketplace; undefined until the operator has set it. */
  async homePlace(): Promise<{ text: string; latitude: number; longitude: number } | undefined> {
    const { homePlaceName, homePlaceLatitude, homePlaceLongitude } = await this.deps.settings.settings()
    if (homePlaceName === '') return undefined
    return { text: homePlaceName, latitude: homePlaceLatitude, longitude: homePlaceLongitude }
  }

  /** The kinds of a vertical's listings. */
  kindsOf(vertical: VerticalId): readonly string[] {
    return this.deps.verticals[vertical].kinds ?? ['']
  }

  /** The point of a search that names none. */
  async home(): Promise<repo.Point> {
    return (await this.homePlace()) ?? NOWHERE
  }

  /**
   * The strips of the home screen around a point, or of one vertical's own home. Empty strips are left out. A
   * strip does not repeat those above, as long as the town has enough.
   */
  async strips(from: repo.Point, language: string, of?: VerticalId): Promise<Strip[]> {
    const plans = this.#stripPlans(of)
    const lists = await repo.findNear(
      this.deps.database.query,
      from,
      // Each strip reads more, because those above may show some of its listings.
      plans.map((it, at) => ({ ...it, limit: CARDS_A_STRIP * (at + 1) })),
      this.deps.clock.now(),
    )
    const shown = new Set<number>()
    const chosen = lists.map((found) => {
      const others = found.filter((it) => !shown.has(it))
      const ids = (others.length < FEWEST_IN_STRIP ? found : others).slice(0, CARDS_A_STRIP)
      for (const id of ids) shown.add(id)
      return ids
    })
    const cards = await cardsById(this.deps, [...shown], { from, language })
    const strips = plans.map(({ code, vertical, kind }, at) => {
      const items = (chosen[at] ?? []).flatMap((it) => cards.get(it) ?? [])
      return { code, vertical, kind, items }
    })
    return strips.filter((it) => it.items.length > 0)
  }

  #stripPlans(of: VerticalId | undefined) {
    const { verticals } = this.deps
    return verticalSchema.options.flatMap((vertical) => {
      const own = of === vertical ? verticals[vertical].strips : []
      const plans = of === undefined ? verticals[vertical].homeStrips : own
      return plans.map((it) => ({
        ...{ vertical, kind: '', is: verticals[it.vertical ?? vertical].isRecommended },
        ...it,
      }))
    })
  }

  /** The categories of a vertical, in the operator's order. */
  async categories(vertical: VerticalId, language: string): Promise<(Category & { id: number })[]> {
    const rows = await repo.findCategories(this.deps.database.query, vertical)
    return rows.map((it) => presentCategory(it, language))
  }

  /** The categories of a vertical that a text may mean. */
  async categoriesCalled(vertical: VerticalId, text: string, language: string) {
    const ids = await findCalled(this.deps.database.query, vertical, questionOf(text, language))
    return (await this.categories(vertical, language)).filter((it) => ids.includes(it.id))
  }

  /** The categories of a vertical with their descriptions and those within them. */
  async detailedCategories(vertical: VerticalId, language: string): Promise<DetailedCategory[]> {
    const rows = await repo.findCategories(this.deps.database.query, vertical)
    return rows.map((it) => presentDetailed(it, rows, language))
  }

  /** Finds listings by words or, with an empty text, those nearest to `from`. */
  async search(from: repo.Point, searched: Omit<SearchQuery, 'language'>, language: string): Promise<Card[]> {
    const ids = await findByWords(
      this.deps.database.query,
      from,
      { ...searched, language },
      this.deps.clock.now(),
    )
    return cardsOf(this.deps, ids, { from, language })
  }

  /** The listings of a business in a vertical that are not over, the best rated first. */
  async bestOfBusiness(
    vertical: VerticalId,
    businessId: number,
    { limit, language }: { limit: number; language: string },
  ): Promise<Card[]> {
    const { database, clock } = this.deps
    const ids = await repo.findBestOfBusiness(database.query, { vertical, businessId, limit }, clock.now())
    return cardsOf(this.deps, ids, { from: await this.home(), language })
  }

  /** The best rated listings of a vertical, or of one of its kinds, near a point. */
  async popular(vertical: VerticalId, from: repo.Point, language: string, kind?: string): Promise<Card[]> {
    const of = { vertical, is: this.deps.verticals[vertical].isRecommended }
    const wanted = {
      ...of,
      ...(kind !== undefined && { kind }),
      order: 'best',
      limit: CARDS_A_STRIP,
    } as const
    const ids = await repo.findNear(this.deps.database.query, from, [wanted], this.deps.clock.now())
    return cardsOf(this.deps, ids.flat(), { from, language })
  }
}
