import { sql } from 'kysely'
import type { Queryable } from './database.ts'

/** What must hold at any moment: each query answers the rows that break it. */
export const invariants: Readonly<Record<string, string>> = {
  'one language is the default': `select 'languages' as what where (select count(*) from language where is_default) <> 1`,
  'one row of versions': `select 'versions' as what where (select count(*) from app_version) <> 1`,
  'only lasting answers are remembered': `
    select owner || ' ' || key as what from idempotency
    where status in (409, 429) or status >= 500 or (reply->'success') is distinct from to_jsonb(status = 200)`,
}

export interface Broken {
  invariant: string
  what: string
}

/** Asks all of them; an empty list is what one wants to see. */
export async function brokenInvariants(query: Queryable): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const [invariant, text] of Object.entries(invariants)) {
    const { rows } = await sql.raw<{ what: string }>(text).execute(query)
    broken.push(...rows.map(({ what }) => ({ invariant, what })))
  }
  return broken
}
