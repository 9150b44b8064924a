import type { Professional } from '#contract/entities/professional.ts'
import type { Store } from '#contract/entities/store.ts'
import { relatedListings } from '#server/modules/listings/detail/personal-details.ts'
import { noteView } from '#server/modules/listings/recent/repo.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { STORE } from '../kinds.ts'
import { presentProfessional, presentStore } from './presenter.ts'
import * as repo from './repo.ts'

const like = { vertical: 'services', kind: STORE, order: 'nearest' } as const

/**
 * The pages of stores and professionals: as a guest sees them or, with an account given, as that person does;
 * the view is then noted.
 */
export class StorePages {
  readonly #deps: Deps

  constructor(deps: Deps) {
    this.#deps = deps
  }

  async store(slug: string, language: string, accountId?: number): Promise<Store> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const found = await repo.findStore(query, slug, { accountId, language, now })
    if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
    if (accountId !== undefined) await noteView(query, accountId, found.id, now)
    const related = await relatedListings(query, found, like, { language, now })
    return { ...presentStore(found, { language, now }), related }
  }

  async professional(slug: string, language: string, accountId?: number): Promise<Professional> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    const found = await repo.findProfessional(query, slug, { accountId, language, now })
    if (!found) throw new Refusal('NOT_FOUND', 'error.notFound')
    if (accountId !== undefined) await noteView(query, accountId, found.id, now)
    return presentProfessional(found, language)
  }

  /** The slug for an id or a slug. An id may come as text, out of an address. */
  async slugOf(known: number | string | undefined): Promise<string> {
    const isId = /^\d{1,15}$/.test(String(known))
    const slug = isId ? await repo.findSlug(this.#deps.database.query, Number(known)) : known
    if (slug === undefined) throw new Refusal('NOT_FOUND', 'error.notFound')
    return String(slug)
  }
}
