import type { Database, Queryable } from '#server/db/database.ts'
import type { PerksService } from '#server/modules/perks/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as ledger from '../load/repo.ts'
import { AMIRA, INES, MATEO, NOAH } from './customers.ts'
import { noteTold } from './earnings-repo.ts'

interface Deps {
  database: Database
  clock: Clock
  perks: PerksService
}

/** The people that Amira referred: one who has been somewhere, one who has booked, and one who has not. */
const friends = [NOAH, MATEO, INES]

/** Loads the referrals once, with their rewards. */
export async function loadReferrals({ database, clock, perks }: Deps): Promise<void> {
  const isFirst = await database.transaction(async (tx) => {
    await ledger.openLedger(tx)
    const known = await ledger.readLedger(tx)
    const accountOf = (phone: string) =>
      known.find((it) => it.sort === 'customer' && it.key === phone)?.row_id
    const amira = accountOf(AMIRA)
    if (amira === undefined || known.some((it) => it.sort === 'referral')) return false
    const brought = friends.flatMap((it) => accountOf(it) ?? [])
    await referBy(tx, amira, brought)
    await ledger.writeLedger(tx, [{ sort: 'referral', key: AMIRA, row_id: amira, print: '1' }])
    return true
  })
  if (!isFirst) return
  await perks.parts.referrals.creditDue()
  await noteTold(database.query, 'referral_earned', clock.now())
}

/** Sets the referrer of people who have none and have not left. */
async function referBy(query: Queryable, referrer: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await query
    .updateTable('account')
    .set({ referred_by: referrer })
    .where('id', 'in', ids)
    .where('referred_by', 'is', null)
    .where('erased_at', 'is', null)
    .execute()
}
