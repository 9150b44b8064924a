import { type Currency, parseWire } from '#contract/money.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { cleanHtml } from '#server/db/clean-html.ts'
import type { Tx } from '#server/db/database.ts'
import { RowRefused } from './findings.ts'
import type { ListingRow, OwnerRow } from './listing-row.ts'
import * as repo from './repo.ts'

/** The amount of a row in minor units, or a refusal of the row. */
export function amountOf(price: number, currency: Currency, path: string): number {
  const amount = parseWire(price, currency)
  if (amount === undefined) throw new RowRefused(path, `is no amount of ${currency}`)
  return amount
}

/**
 * Reads the fields that every listing has out of a row. It finds the category and the owner, and adds an
 * owner that is new.
 */
export async function listingOf(
  tx: Tx,
  row: ListingRow,
  of: { vertical: VerticalId; kind: string; owner: OwnerRow | null | undefined; currency: Currency },
) {
  const { vertical, kind, owner, currency } = of
  const category_id = row.category
    ? await repo.findCategory(tx, { vertical, kind, slug: row.category })
    : null
  if (category_id === undefined) throw new RowRefused('category', `there is no category ${row.category}`)
  return {
    title: row.title,
    content: cleanHtml(row.content),
    cover_image: row.cover_image,
    currency,
    cover_color: row.cover_color,
    gallery: JSON.stringify(row.gallery),
    category_id,
    business_id: owner ? await repo.putBusiness(tx, { ...owner, mark: row.cover_image }) : null,
    latitude: row.latitude,
    longitude: row.longitude,
    time_zone: row.time_zone,
    address: row.address,
    land_mark: row.land_mark,
    is_active: row.is_active,
  }
}

/** The fields that only a new listing gets. All others may change with every import. */
export const newListing = (row: ListingRow, of: { vertical: VerticalId; kind: string; now: Date }) => ({
  vertical: of.vertical,
  kind: of.kind,
  rating_total: 0,
  rating_count: 0,
  external_id: row.id,
  created_at: of.now,
})

/** In degrees, about a hundred metres. */
const NEARBY = 0.001

/**
 * Whether a listing has another address, or has moved so far that people who booked it have to go elsewhere.
 */
export function isElsewhere(
  known: Pick<ListingRow, 'address' | 'latitude' | 'longitude'>,
  row: ListingRow,
): boolean {
  const isFar = (one: number, other: number) => Math.abs(one - other) > NEARBY
  return (
    known.address !== row.address ||
    isFar(known.latitude, row.latitude) ||
    isFar(known.longitude, row.longitude)
  )
}

/**
 * The slug of a row: its own, else that of its known listing, else one made of its title. `at` leads to the
 * listing where a row has several.
 */
export async function slugFor(
  tx: Tx,
  row: Pick<ListingRow, 'id' | 'slug' | 'title'>,
  known: { id: number; slug: string } | undefined,
  noun: string,
  at = '',
): Promise<string> {
  if (!row.slug && known) return known.slug
  const wanted = row.slug ?? slugFrom(row.title, row.id, noun)
  if (await repo.isSlugTaken(tx, wanted, known?.id))
    throw new RowRefused(`${at}slug`, `${wanted} is another listing's; give one of your own`)
  return wanted
}

/** Makes a slug of a title or, where that has no usable letters, of the id. */
function slugFrom(title: string, id: string, noun: string): string {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 100)
  return plain(title) || `${noun}-${plain(id)}`
}
