import type { Queryable } from '#server/db/database.ts'

/** Finds a professional by the slug of their page. */
export function findProfessional(query: Queryable, slug: string) {
  return query
    .selectFrom('listing')
    .select(['id', 'title', 'time_zone'])
    .where('slug', '=', slug)
    .where('vertical', '=', 'services')
    .where('kind', '=', 'professional')
    .executeTakeFirst()
}
