import { minor } from '#contract/money.ts'
import type { Database } from '#server/db/database.ts'
import type { PerksService } from '#server/modules/perks/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import * as ledger from '../load/repo.ts'
import { sync } from '../load/sync.ts'
import * as repo from './earnings-repo.ts'

interface Deps {
  database: Database
  clock: Clock
  perks: PerksService
}

/** Loads the earnings of the people's bookings once, those of past ones as credited. */
export async function loadEarnings({ database, clock, perks: { parts } }: Deps): Promise<void> {
  const isFirst = await database.transaction(async (tx) => {
    await ledger.openLedger(tx)
    const known = await ledger.readLedger(tx)
    const had = known.some((it) => it.sort === 'earnings')
    const booked = known.filter((it) => it.sort === 'booking')
    await sync(tx, known, {
      sort: 'earnings',
      all: new Map(booked.map((it) => [it.key, it])),
      saysOf: () => 'once',
      update: async () => {},
      async insert(missing) {
        const bookings = await repo.findBookings(
          tx,
          missing.map((it) => it.row_id),
        )
        for (const { id, account_id: accountId, business_id: businessId, ...it } of bookings) {
          const of = { bookingId: id, accountId, businessId, vertical: it.vertical, endsAt: it.ends_at }
          await parts.earnings.agree(tx, of, { total: minor(it.total_minor), lines: [] })
        }
        await repo.payPastAtVenue(
          tx,
          missing.map((it) => it.row_id),
          clock.now(),
        )
        return missing.map(({ key, row_id }) => ({ key, id: row_id }))
      },
    })
    return !had
  })
  if (!isFirst) return
  await parts.earningCredits.creditDue()
  await repo.noteTold(database.query, 'earned', clock.now())
}
