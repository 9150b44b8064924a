import type { VerticalId } from '#contract/verticals.ts'
import type { Deps } from '../deps.ts'
import * as repo from './synonyms-repo.ts'

/** What else people call categories. A word of it finds from then on all that is in the category. */
export class Synonyms {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Of the categories of a vertical, in the operator's order. */
  list(vertical: VerticalId): Promise<repo.CalledCategory[]> {
    return repo.list(this.#deps.database.query, vertical)
  }

  /** In place of those of that language; none takes them away. False where there is no such category. */
  set(
    { vertical, slug }: { vertical: VerticalId; slug: string },
    language: string,
    words: readonly string[],
  ): Promise<boolean> {
    return repo.set(this.#deps.database.query, { vertical, slug, language, words })
  }
}
