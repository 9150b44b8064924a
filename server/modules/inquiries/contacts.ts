import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Contact } from './contact-of.ts'
import type { Deps } from './deps.ts'

/** The fields of a listing by which its contact is found. */
export interface Contacted {
  listing_id: number
  vertical: VerticalId
  business_name: string | null
  business_email: string | null
}

/** Finds the contacts of listings: those that their vertical names, else their businesses. */
export class Contacts {
  readonly #verticals: Deps['verticals']

  constructor({ verticals }: Pick<Deps, 'verticals'>) {
    this.#verticals = verticals
  }

  async of(query: Queryable, listing: Contacted): Promise<Contact> {
    const { contactOf } = this.#verticals[listing.vertical]
    const own = contactOf && (await contactOf(query, [listing.listing_id])).get(listing.listing_id)
    return contactAmong(listing, own)
  }

  /**
   * The threads that only the operator can answer, because their contact has neither an account nor an
   * address.
   */
  async onlyForOperator<T extends Contacted & { other_reader_id: number | null }>(
    query: Queryable,
    threads: readonly T[],
  ): Promise<T[]> {
    const own = new Map<number, Contact>()
    for (const [vertical, { contactOf }] of Object.entries(this.#verticals)) {
      const ids = threads.filter((it) => it.vertical === vertical).map((it) => it.listing_id)
      if (!contactOf || ids.length === 0) continue
      for (const [id, contact] of await contactOf(query, ids)) own.set(id, contact)
    }
    return threads.filter(
      (it) => it.other_reader_id === null && contactAmong(it, own.get(it.listing_id)).email === null,
    )
  }
}

function contactAmong(listing: Contacted, own: Contact | undefined): Contact {
  const name = own?.name || (listing.business_name ?? '')
  const accountId = own?.accountId ?? null
  const email = own?.email ?? (accountId === null ? listing.business_email : null)
  return { name, email, accountId }
}
