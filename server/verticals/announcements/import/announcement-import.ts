import type { Currency } from '#contract/money.ts'
import type { Tx } from '#server/db/database.ts'
import { RowRefused } from '#server/modules/imports/findings.ts'
import { type ImportContext, importable, type Taken } from '#server/modules/imports/importable.ts'
import { amountOf, listingOf, newListing, slugFor } from '#server/modules/imports/listing-import.ts'
import { addListing, changeListing } from '#server/modules/imports/repo.ts'
import { instantIn } from '#server/modules/imports/wall-clock.ts'
import { type AnnouncementRow, announcementRowSchema } from './announcement-row.ts'
import * as repo from './repo.ts'

/**
 * Imports announcements, each row written whole. An announcement itself cannot be booked, so nobody has to be
 * told of a change.
 */
export const importedAnnouncements = importable(
  'announcements out of a JSON file (docs/import.md); --dry-run only says what would be',
  announcementRowSchema,
  takeAnnouncement,
)

async function takeAnnouncement(
  tx: Tx,
  row: AnnouncementRow,
  { now, currency }: ImportContext,
): Promise<Taken> {
  const known = await repo.lockAnnouncement(tx, row.id)
  const of = { vertical: 'announcements', kind: '' } as const
  const listing = {
    ...(await listingOf(tx, row, { ...of, owner: row.poster, currency })),
    ...timesOf(row, known?.created_at ?? now, now),
    slug: await slugFor(tx, row, known, 'announcement'),
    price_minor: priceOf(row, currency),
  }
  const own = await announcementOf(tx, row)
  if (known) await changeListing(tx, known.id, listing, now)
  const isNew = { ...newListing(row, { ...of, now }), pricing_type: '', ...listing }
  const listing_id = known?.id ?? (await addListing(tx, isNew))
  await repo.putAnnouncement(tx, { listing_id, ...own })
  return { kind: known ? 'known' : 'new', told: 0 }
}

function timesOf(row: AnnouncementRow, published: Date, now: Date) {
  const created_at = row.published_at ? instantIn(row.published_at, row.time_zone) : published
  const ends_at = row.valid_until ? instantIn(row.valid_until, row.time_zone) : null
  if (created_at > now) throw new RowRefused('published_at', 'is still to come')
  if (ends_at && ends_at <= created_at) throw new RowRefused('valid_until', 'must be after published_at')
  return { created_at, ends_at }
}

function priceOf({ price, links_to }: AnnouncementRow, currency: Currency): number | null {
  if (price === null || price === undefined) return null
  if (links_to) throw new RowRefused('price', 'is that of the listing it stands for')
  return amountOf(price, currency, 'price')
}

async function announcementOf(tx: Tx, row: AnnouncementRow) {
  const { links_to: slug, is_bookable = slug !== undefined && slug !== null, contact } = row
  const linked = slug ? await bookable(tx, slug) : undefined
  if (linked && !is_bookable) throw new RowRefused('is_bookable', 'must be true of what stands for a listing')
  return {
    is_bookable,
    links_to: linked?.id ?? null,
    contact_account_id: contact.account ? await accountOf(tx, contact.account) : null,
    contact_name: contact.name ?? '',
    contact_email: contact.email ?? null,
    contact_phone: contact.phone ?? null,
    shows_email: contact.shows_email,
    shows_phone: contact.shows_phone,
    video_links: JSON.stringify(row.video_links),
    google_map_url: row.google_map_url ?? null,
  }
}

/** Finds the listing that Book Now is to open, which must have something to book. */
async function bookable(tx: Tx, slug: string) {
  const found = await repo.findListing(tx, slug)
  if (!found) throw new RowRefused('links_to', `there is no listing ${slug}`)
  if (found.vertical !== 'events' && found.vertical !== 'rentals')
    throw new RowRefused('links_to', `${slug} is neither an event nor a rental: nothing is booked there`)
  if (!found.is_active) throw new RowRefused('links_to', `${slug} was withdrawn`)
  return found
}

async function accountOf(tx: Tx, known: string): Promise<number> {
  const id = await repo.findAccount(tx, known)
  if (id === undefined) throw new RowRefused('contact.account', 'no open account here has proven it')
  return id
}
