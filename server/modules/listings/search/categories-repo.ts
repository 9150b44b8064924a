import { sql } from 'kysely'
import { MOST_COUNTED } from '#contract/calls/search.ts'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'
import { isNear, isToCome, type Point, pointOf } from '../repo.ts'
import { type Question, saying } from './question-repo.ts'

export interface FoundCategory {
  id: number
  vertical: VerticalId
  kind: string
  slug: string
  names: Record<string, string>
  cover_image: string
}

/** The least similarity of a category's name to the typed one. */
const ALIKE = 0.3
/** The number of most similar categories that are tried for one that has listings near. */
const MOST_TRIED = 3

/** Finds categories of a vertical by their name or its beginning, in the operator's order. */
export async function findCalled(
  query: Queryable,
  vertical: VerticalId,
  question: Question,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from category where vertical = ${vertical} and words @@ ${saying(question, 'begun')}`.execute(
    query,
  )
  return rows.map((it) => it.id)
}

/** Counts the listings near in a category and those within it, up to a number. */
const nearOf = (from: Point, now: Date, most: number) => sql`
  select count(*)::int as count from (
    select from listing
    where listing.category_id in (select id from category where id = found.id or parent_id = found.id)
      and listing.is_active and ${isNear(pointOf(from))} and ${isToCome(now)}
    limit ${most}) as near`

/** The point of a search, and its verticals. */
interface Around {
  from: Point
  verticals: readonly VerticalId[]
}

/**
 * Finds the category that was most likely meant, and how many listings it has near; undefined where no name
 * is similar.
 */
export async function findNearest(
  query: Queryable,
  { from, verticals }: Around,
  { text, question }: { text: string; question: Question },
  now: Date,
): Promise<(FoundCategory & { count: number }) | undefined> {
  const { rows } = await sql<FoundCategory & { count: number }>`
    select found.*, near.count from (
      select id, vertical, kind, slug, names, cover_image, words @@ ${saying(question, 'partial')} as is_called,
        word_similarity(plain_words(${text}), plain_words(category_text(names, synonyms))) as alike
      from category where vertical = any(${verticals}::text[])
      order by is_called desc, alike desc, position, id limit ${MOST_TRIED}
    ) as found, lateral (${nearOf(from, now, MOST_COUNTED)}) as near
    where (is_called or alike >= ${ALIKE}) and near.count > 0
    order by is_called desc, alike desc limit 1`.execute(query)
  return rows[0]
}

/** Finds the first categories of each vertical and kind that have listings near, in the operator's order. */
export async function findFirst(
  query: Queryable,
  { from, verticals }: Around,
  most: number,
  now: Date,
): Promise<FoundCategory[]> {
  const { rows } = await sql<FoundCategory>`
    select * from (
      select found.*, row_number() over (partition by vertical, kind order by position, id) as place
      from (select id, vertical, kind, slug, names, cover_image, position from category
          where vertical = any(${verticals}::text[])) as found,
        lateral (${nearOf(from, now, 1)}) as near
      where near.count > 0
    ) as numbered where place <= ${most} order by position, id`.execute(query)
  return rows
}
