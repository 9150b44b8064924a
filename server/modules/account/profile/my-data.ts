import type { Caller } from '#server/http/context.ts'
import type { Deps } from '../deps.ts'
import type { Sessions } from '../sessions/sessions.ts'
import * as repo from './my-data-repo.ts'
import { readPurchases } from './my-purchases-repo.ts'
import type { Profile } from './profile.ts'

const MOST_TRANSACTIONS = 10_000

/** Gathers everything that is stored about a person, for their download. */
export async function gatherMyData(
  { database, clock, perks, settings, verticals }: Deps,
  { profile, sessions }: { profile: Profile; sessions: Sessions },
  { caller, language }: { caller: Caller; language: string },
) {
  const { accountId } = caller
  const now = clock.now()
  const { storeName } = await settings.settings()
  const page = { limit: MOST_TRANSACTIONS, cursor: undefined, language }
  const data = {
    made_at: now.toISOString(),
    account: await profile.of(accountId),
    sessions: await sessions.of(caller),
    wallet: await perks.transactionsOf(accountId, page),
    ...(await readPurchases(database.query, accountId)),
    ...(await repo.readRest(database.query, accountId, verticals)),
  }
  return { file_name: `${slugOf(storeName)}-my-data-${now.toISOString().slice(0, 10)}.json`, data }
}

function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
}
