import type { ForgetPerson } from '#server/modules/account/profile/of-people.ts'
import type { ContactOf } from '#server/modules/inquiries/contact-of.ts'

/**
 * Finds the contacts of announcements that have an address or an open account of their own. Inquiries about
 * all others go to the business.
 */
export const announcementContacts: ContactOf = async (query, listingIds) => {
  const rows = await query
    .selectFrom('announcement')
    .leftJoin('account', (it) =>
      it.onRef('account.id', '=', 'contact_account_id').on('account.disabled_at', 'is', null),
    )
    .select(['listing_id', 'contact_name', 'contact_email', 'account.id as account_id'])
    .where('listing_id', 'in', listingIds)
    .where((it) => it.or([it('contact_email', 'is not', null), it('account.id', 'is not', null)]))
    .execute()
  return new Map(
    rows.map((it) => [
      it.listing_id,
      { name: it.contact_name, email: it.contact_email, accountId: it.account_id },
    ]),
  )
}

/** Removes the contact from the announcements of a person whose account is erased. */
export const forgetAnnouncer: ForgetPerson = async (tx, accountId) => {
  const nobody = { contact_name: '', contact_email: null, contact_phone: null, contact_account_id: null }
  await tx
    .updateTable('announcement')
    .set({ ...nobody, shows_email: false, shows_phone: false })
    .where('contact_account_id', '=', accountId)
    .execute()
}
