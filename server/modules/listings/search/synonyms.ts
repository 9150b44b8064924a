import type { VerticalId } from '#contract/verticals.ts'
import type { Deps } from '../deps.ts'
import * as repo from './synonyms-repo.ts'

/** Other names of categories. A search for one finds all listings of the category. */
export class Synonyms {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** The categories of a vertical with their synonyms, in the operator's order. */
  list(vertical: VerticalId): Promise<repo.CalledCategory[]> {
    return repo.list(this.#deps.database.query, vertical)
  }

  /**
   * Replaces the synonyms of a category in a language; an empty list removes them. False where there is no
   * such category.
   */
  set(
    { vertical, slug }: { vertical: VerticalId; slug: string },
    language: string,
    words: readonly string[],
  ): Promise<boolean> {
    return repo.set(this.#deps.database.query, { vertical, slug, language, words })
  }
}
