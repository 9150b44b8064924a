import type { Card } from '#contract/entities/card.ts'
import type { Category } from '#contract/entities/category.ts'
import type { DetailedCategory } from '#contract/entities/detailed-category.ts'
import { type VerticalId, verticalSchema } from '#contract/verticals.ts'
import { cardsOf } from './cards.ts'
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

/** A row of a home screen; its code names its title among the texts. */
export interface Strip {
  code: string
  vertical: VerticalId
  kind: string
  items: Card[]
}

const CARDS_A_STRIP = 12
/** With fewer that are not shown above, a row looks as if the town had no more. */
const FEWEST_IN_STRIP = 4
/** Distances are reckoned from here where nobody is at home yet. */
const NOWHERE = { latitude: 0, longitude: 0 }

/** Builds the parts of the module. */
const createParts = (deps: Deps) => ({
  personal: new PersonalLists(deps),
  explore: new Explore(deps),
  discovery: new Discovery(deps),
  popularity: new Popularity(deps),
  reviews: new Reviews(deps),
  synonyms: new Synonyms(deps),
})

/** Finds listings, wherever one looks. */
export class ListingsService {
  readonly deps: Deps
  /** What can be done with listings, by topic. */
  readonly parts: ReturnType<typeof createParts>

  constructor(deps: Deps) {
    this.deps = deps
    this.parts = createParts(deps)
  }

  /** Where the marketplace is at home; undefined until the operator has said so. */
  async homePlace(): Promise<{ text: string; latitude: number; longitude: number } | undefined> {
    const { homePlaceName, homePlaceLatitude, homePlaceLongitude } = await this.deps.settings.settings()
    if (homePlaceName === '') return undefined
    return { text: homePlaceName, latitude: homePlaceLatitude, longitude: homePlaceLongitude }
  }

  /** The kinds a vertical's listings fall into. */
  kindsOf(vertical: VerticalId): readonly string[] {
    return this.deps.verticals[vertical].kinds ?? ['']
  }

  /** Where one looks from who has said nothing of it. */
  async home(): Promise<repo.Point> {
    return (await this.homePlace()) ?? NOWHERE
  }

  /**
   * The rows of the home screen around a point, or of one vertical's own home; rows with nothing in them are
   * left out. What a row above shows is not shown again, as long as the town has enough.
   */
  async strips(from: repo.Point, language: string, of?: VerticalId): Promise<Strip[]> {
    const now = this.deps.clock.now()
    const strips: Strip[] = []
    const shown = new Set<string>()
    for (const { code, vertical, kind = '', order } of this.#stripPlans(of)) {
      const wanted = { vertical, kind, order, limit: CARDS_A_STRIP + shown.size }
      const found = await repo.findNear(this.deps.database.query, from, wanted, now)
      const others = found.filter((it) => !shown.has(`${vertical} ${it.slug}`))
      const rows = (others.length < FEWEST_IN_STRIP ? found : others).slice(0, CARDS_A_STRIP)
      for (const { slug } of rows) shown.add(`${vertical} ${slug}`)
      if (rows.length > 0)
        strips.push({ code, vertical, kind, items: await cardsOf(this.deps, rows, language) })
    }
    return strips
  }

  #stripPlans(of: VerticalId | undefined) {
    const { verticals } = this.deps
    return verticalSchema.options.flatMap((vertical) => {
      const own = of === vertical ? verticals[vertical].strips : []
      const plans = of === undefined ? verticals[vertical].homeStrips : own
      return plans.map((it) => ({ ...it, vertical }))
    })
  }

  /** The categories of a vertical, in the operator's order. */
  async categories(vertical: VerticalId, language: string): Promise<(Category & { id: number })[]> {
    const rows = await repo.findCategories(this.deps.database.query, vertical)
    return rows.map((it) => presentCategory(it, language))
  }

  /** Those of them that a text may mean. */
  async categoriesCalled(vertical: VerticalId, text: string, language: string) {
    const ids = await findCalled(this.deps.database.query, vertical, questionOf(text, language))
    return (await this.categories(vertical, language)).filter((it) => ids.includes(it.id))
  }

  /** The same, with what each is and which are within it. */
  async detailedCategories(vertical: VerticalId, language: string): Promise<DetailedCategory[]> {
    const rows = await repo.findCategories(this.deps.database.query, vertical)
    return rows.map((it) => presentDetailed(it, rows, language))
  }

  /** Listings by what is said of them, or, with nothing said, those nearest to `from`. */
  async search(from: repo.Point, searched: Omit<SearchQuery, 'language'>, language: string): Promise<Card[]> {
    const rows = await findByWords(
      this.deps.database.query,
      from,
      { ...searched, language },
      this.deps.clock.now(),
    )
    return cardsOf(this.deps, rows, language)
  }

  /** What a business offers of a vertical and is not over, the best rated first. */
  async bestOfBusiness(
    vertical: VerticalId,
    businessId: number,
    { limit, language }: { limit: number; language: string },
  ): Promise<Card[]> {
    const { database, clock } = this.deps
    const wanted = { vertical, businessId, limit }
    const rows = await repo.findBestOfBusiness(database.query, await this.home(), wanted, clock.now())
    return cardsOf(this.deps, rows, language)
  }

  /** The best rated of a vertical near a point, or of one kind of it. */
  async popular(vertical: VerticalId, from: repo.Point, language: string, kind?: string): Promise<Card[]> {
    const of = kind === undefined ? { vertical } : { vertical, kind }
    const wanted = { ...of, order: 'best', limit: CARDS_A_STRIP } as const
    const rows = await repo.findNear(this.deps.database.query, from, wanted, this.deps.clock.now())
    return cardsOf(this.deps, rows, language)
  }
}
