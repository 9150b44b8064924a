import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import type { Contact } from './contact-of.ts'
import type { Deps } from './deps.ts'

/** A listing as far as its contact is asked for. */
export interface Contacted {
  listing_id: number
  vertical: VerticalId
  business_name: string | null
  business_email: string | null
}

/** Who is behind a listing: as its vertical says, else its business. Without a name or an address it is the operator. */
export class Contacts {
  readonly #verticals: Deps['verticals']

  constructor({ verticals }: Pick<Deps, 'verticals'>) {
    this.#verticals = verticals
  }

  async of(query: Queryable, listing: Contacted): Promise<Contact> {
    const { contactOf } = this.#verticals[listing.vertical]
    const own = contactOf && (await contactOf(query, [listing.listing_id])).get(listing.listing_id)
    const name = own?.name || (listing.business_name ?? '')
    const accountId = own?.accountId ?? null
    const email = own?.email ?? (accountId === null ? listing.business_email : null)
    return { name, email, accountId }
  }
}
