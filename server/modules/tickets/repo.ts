import type { Queryable } from '#server/db/database.ts'

interface Key {
  kid: Buffer
  public_key: Buffer
  created_at: Date
}

export async function noteKey(query: Queryable, key: Key): Promise<void> {
  await query
    .insertInto('ticket_key')
    .values(key)
    .onConflict((it) => it.doNothing())
    .execute()
}

export function findKeys(query: Queryable) {
  return query.selectFrom('ticket_key').select(['kid', 'public_key']).orderBy('created_at').execute()
}

export function findKey(query: Queryable, kid: Buffer) {
  return query.selectFrom('ticket_key').select('public_key').where('kid', '=', kid).executeTakeFirst()
}
