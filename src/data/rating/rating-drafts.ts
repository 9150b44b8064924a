import { pageStore } from '../db/page-store.ts'
import type { Store } from '../db/store.ts'
import { personHere } from '../owner.ts'
import type { RatingDraft } from './rating-draft.ts'

/** Ratings that were begun and not sent, until they are sent or their writer logs out. */
export class RatingDrafts {
  readonly #store: () => Promise<Store>
  readonly #owner: () => string

  constructor(store: () => Promise<Store>, owner: () => string) {
    this.#store = store
    this.#owner = owner
  }

  /** The rating that was begun for a reference; null: none was, or by somebody else. */
  async of(reference: string): Promise<RatingDraft['said'] | null> {
    const found = await (await this.#store()).get('ratingDraft', reference).catch(() => undefined)
    return found?.owner === this.#owner() ? found.said : null
  }

  async keep(reference: string, said: RatingDraft['said']): Promise<void> {
    const draft = { said, key: reference, owner: this.#owner() }
    // On a device without room the draft lives only as long as the form is open.
    await (await this.#store()).put('ratingDraft', draft).catch(() => {})
  }

  async forget(reference: string): Promise<void> {
    await (await this.#store()).remove('ratingDraft', [reference])
  }
}

/** The rating drafts of the person here. */
export const ratingDrafts = new RatingDrafts(pageStore, () => personHere().owner)
