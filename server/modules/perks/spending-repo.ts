import type { Insertable } from 'kysely'
import type { Queryable } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { findBusiness } from './repo.ts'

export function listSpending(query: Queryable) {
  return query
    .selectFrom('business_cashback as rule')
    .innerJoin('business', 'business.id', 'rule.business_id')
    .select(['business.slug', 'rule.vertical', 'rule.redeem_percent', 'rule.most_redeem_minor'])
    .orderBy('business.slug')
    .orderBy('rule.vertical')
    .limit(1_000)
    .execute()
}

type Rule = Omit<Insertable<Tables['business_cashback']>, 'business_id'>

/**
 * Stores the rule of a business for a vertical. Answers the name of the business; undefined where there is
 * none.
 */
export async function putSpending(query: Queryable, slug: string, rule: Rule): Promise<string | undefined> {
  const business = await findBusiness(query, slug)
  if (!business) return undefined
  await query
    .insertInto('business_cashback')
    .values({ business_id: business.id, ...rule })
    .onConflict((it) => it.columns(['business_id', 'vertical']).doUpdateSet(rule))
    .execute()
  return business.name
}

/** Ends the rule of a business for a vertical. False where there was none. */
export async function endSpending(
  query: Queryable,
  slug: string,
  vertical: Rule['vertical'],
): Promise<boolean> {
  const ended = await query
    .deleteFrom('business_cashback')
    .where('vertical', '=', vertical)
    .where('business_id', 'in', (it) => it.selectFrom('business').select('id').where('slug', '=', slug))
    .executeTakeFirst()
  return ended.numDeletedRows === 1n
}
