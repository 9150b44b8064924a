import { sql } from 'kysely'
import type { VerticalId } from '#contract/verticals.ts'
import type { Queryable } from '#server/db/database.ts'

export interface CalledCategory {
  slug: string
  names: Record<string, string>
  /** Synonyms by language code. */
  synonyms: Record<string, string[]>
}

export function list(query: Queryable, vertical: VerticalId): Promise<CalledCategory[]> {
  return query
    .selectFrom('category')
    .select(['slug', 'names', 'synonyms'])
    .where('vertical', '=', vertical)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function set(
  query: Queryable,
  {
    vertical,
    slug,
    language,
    words,
  }: { vertical: VerticalId; slug: string; language: string; words: readonly string[] },
): Promise<boolean> {
  const synonyms =
    words.length === 0
      ? sql<string>`synonyms - ${language}::text`
      : sql<string>`jsonb_set(synonyms, array[${language}::text], ${JSON.stringify(words)}::jsonb)`
  const { numUpdatedRows } = await query
    .updateTable('category')
    .set({ synonyms })
    .where('vertical', '=', vertical)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
