import type { VerticalId } from '#contract/verticals.ts'
import type { Database } from '#server/db/database.ts'

/** Adds a category to the database; answers its id. */
export async function addCategory(
  database: Database,
  vertical: VerticalId,
  slug: string,
  position = 0,
): Promise<number> {
  const { id } = await database.query
    .insertInto('category')
    .values({
      vertical,
      kind: '',
      slug,
      position,
      cover_image: `/img/${vertical}/${slug}/a/0`,
      names: JSON.stringify({ en: slug, ar: `${slug} ar` }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
