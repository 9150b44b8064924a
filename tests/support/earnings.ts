import type { Insertable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

let made = 0

/** Adds a business with rules: by default 10 % cashback on events, a day after the visit. */
export async function addGivingBusiness(
  database: Database,
  ...rules: Partial<Omit<Insertable<Tables['perk_rule']>, 'business_id'>>[]
): Promise<number> {
  made++
  const row = { slug: `giving-${made}`, name: 'Quay Stage', about: '', mark: '/img/mark/1' }
  const { id } = await database.query
    .insertInto('business')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  const plain = { business_id: id, vertical: 'events', kind: 'cashback', percent: '10' } as const
  const open = { least_paid_minor: null, most_earned_minor: null, valid_days: null, wait_hours: 24 }
  await database.query
    .insertInto('perk_rule')
    .values((rules.length > 0 ? rules : [{}]).map((rule) => ({ ...plain, ...open, ...rule })))
    .execute()
  return id
}
