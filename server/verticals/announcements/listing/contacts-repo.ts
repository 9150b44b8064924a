import type { ContactOf } from '#server/modules/inquiries/contact-of.ts'

/** Who put announcements up, and how they are reached. */
export const announcementContacts: ContactOf = async (query, listingIds) => {
  const rows = await query
    .selectFrom('announcement')
    .select(['listing_id', 'contact_name', 'contact_email', 'contact_account_id'])
    .where('listing_id', 'in', listingIds)
    .execute()
  return new Map(
    rows.map((it) => [
      it.listing_id,
      { name: it.contact_name, email: it.contact_email, accountId: it.contact_account_id },
    ]),
  )
}
