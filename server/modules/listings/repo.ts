import { type SqlBool, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

export interface Point {
  latitude: number
  longitude: number
}

/** Which listings, and in which order. */
export interface Wanted {
  vertical: string
  kind?: string
  order: 'nearest' | 'soonest' | 'best' | 'newest'
  limit: number
}

/** How far one goes for something, in metres. */
const NEAR_METRES = 60_000

const columns = [
  ...(['vertical', 'kind', 'slug', 'title', 'cover_image', 'cover_color', 'price_minor'] as const),
  ...(['pricing_type', 'currency', 'avg_rating', 'rating_count', 'land_mark', 'address'] as const),
  ...(['latitude', 'longitude', 'starts_at', 'ends_at', 'time_zone'] as const),
]

/** Active listings near a point, with their category and distance; what is over is not among them. */
export function findNear(query: Queryable, from: Point, { vertical, kind, order, limit }: Wanted, now: Date) {
  const here = sql`ll_to_earth(${from.latitude}, ${from.longitude})`
  const found = query
    .selectFrom('listing')
    .leftJoin('category', 'category.id', 'listing.category_id')
    .select(columns.map((it) => `listing.${it}` as const))
    .select('category.names as category_names')
    .select(sql<number>`earth_distance(${here}, listing.position)`.as('metres'))
    .where('listing.vertical', '=', vertical)
    .where('listing.is_active', '=', true)
    .where(sql<SqlBool>`listing.position <@ earth_box(${here}, ${NEAR_METRES})`)
    .where((it) => it.or([it('listing.ends_at', 'is', null), it('listing.ends_at', '>', now)]))
    .limit(limit)
  const ofKind = kind === undefined ? found : found.where('listing.kind', '=', kind)
  switch (order) {
    case 'nearest':
      return ofKind.orderBy(sql`listing.position <-> ${here}`).execute()
    case 'soonest':
      return ofKind.orderBy('listing.starts_at').orderBy('listing.id').execute()
    case 'best':
      return ofKind.orderBy('listing.avg_rating', 'desc').orderBy('listing.id', 'desc').execute()
    case 'newest':
      return ofKind.orderBy('listing.created_at', 'desc').orderBy('listing.id', 'desc').execute()
  }
}

export type Row = Awaited<ReturnType<typeof findNear>>[number]
