import type { Card } from '#contract/entities/card.ts'
import type { SortedCategory } from '#contract/entities/sorted-category.ts'
import { type VerticalId, verticalSchema } from '#contract/verticals.ts'
import { cardsOf } from '../cards.ts'
import type { Deps } from '../deps.ts'
import { inLanguage } from '../presenter.ts'
import { findNear, type Point } from '../repo.ts'
import * as repo from './categories-repo.ts'
import { mend, questionOf } from './question-repo.ts'

/** The point of a search, and its verticals; undefined: all. */
interface Around {
  from: Point
  verticals: readonly VerticalId[] | undefined
}

const POPULAR_A_VERTICAL = 4
const CATEGORIES_A_KIND = 4

/** Finds listings and categories for a person who has not typed anything yet, or has found nothing. */
export class Discovery {
  readonly #deps: Deps

  constructor(at: Deps) {
    this.#deps = at
  }

  /** The most popular listings around a point, and the categories that have some there. */
  async start(
    { from, verticals = verticalSchema.options }: Around,
    language: string,
  ): Promise<{ popular: Card[]; categories: SortedCategory[] }> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const best = verticals.map(
      (vertical) => ({ vertical, order: 'best', limit: POPULAR_A_VERTICAL }) as const,
    )
    const ids = (await findNear(query, from, best, now)).flat()
    const popular = await cardsOf(this.#deps, ids, { from, language })
    const first = await repo.findFirst(query, { from, verticals }, CATEGORIES_A_KIND, now)
    return { popular, categories: first.map((it) => present(it, language)) }
  }

  /** The category that a text most likely means, with the number of listings near. */
  async nearest(
    text: string,
    { from, verticals = verticalSchema.options }: Around,
    language: string,
  ): Promise<(SortedCategory & { count: number }) | undefined> {
    const { query } = this.#deps.database
    const typed = questionOf(text, language)
    if (typed.words.length === 0) return undefined
    const question = (await mend(query, typed)) ?? typed
    const found = await repo.findNearest(
      query,
      { from, verticals },
      { text, question },
      this.#deps.clock.now(),
    )
    return found && { ...present(found, language), count: found.count }
  }
}

const present = ({ vertical, kind, slug, names, cover_image }: repo.FoundCategory, language: string) =>
  ({ vertical, kind, slug, name: inLanguage(names, language), cover_image }) satisfies SortedCategory
