import { type Insertable, sql } from 'kysely'
import type { Tx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export function lockAnnouncement(tx: Tx, external_id: string) {
  return tx
    .selectFrom('listing')
    .innerJoin('announcement', 'announcement.listing_id', 'listing.id')
    .select(['listing.id', 'listing.slug', 'listing.created_at'])
    .where('external_id', '=', external_id)
    .forUpdate('announcement')
    .executeTakeFirst()
}

/** Finds the listing that an announcement is to stand for. */
export function findListing(tx: Tx, slug: string) {
  return tx
    .selectFrom('listing')
    .select(['id', 'vertical', 'is_active'])
    .where('slug', '=', slug)
    .executeTakeFirst()
}

/** Finds the open account that has proven this number or address. */
export async function findAccount(tx: Tx, known: string): Promise<number | undefined> {
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('disabled_at', 'is', null)
    .where((it) =>
      it.or([
        it.and([it('phone', '=', known), it('phone_confirmed_at', 'is not', null)]),
        it.and([it(sql`lower(email)`, '=', known.toLowerCase()), it('email_confirmed_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst()
  return found?.id
}

export async function putAnnouncement(
  tx: Tx,
  announcement: Insertable<Tables['announcement']>,
): Promise<void> {
  await tx
    .insertInto('announcement')
    .values(announcement)
    .onConflict((it) => it.column('listing_id').doUpdateSet(announcement))
    .execute()
}
