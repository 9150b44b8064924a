import type { Queryable } from '#server/db/database.ts'
import { isToCome } from '../repo.ts'

export async function findLastId(query: Queryable): Promise<number> {
  const { last } = await query
    .selectFrom('listing')
    .select((it) => it.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Finds the public listings in a range of ids. */
export function findShown(query: Queryable, { after, upTo }: { after: number; upTo: number }, now: Date) {
  return query
    .selectFrom('listing')
    .select(['vertical', 'kind', 'slug', 'changed_at', 'created_at'])
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .where('is_active', '=', true)
    .where(isToCome(now))
    .orderBy('id')
    .execute()
}
