import type { Database } from '#server/db/database.ts'
import type { ReportsService } from '#server/modules/reports/service.ts'
import type { Clock } from '#server/ports/clock.ts'
import { Refusal } from '#server/refusal.ts'
import * as ledger from '../load/repo.ts'
import { sync } from '../load/sync.ts'
import { townReports } from './reports.ts'

interface Deps {
  database: Database
  clock: Clock
  reports: ReportsService
}

/** Loads the reports of the town's people once, as if they had just read the page. */
export async function loadReports({ database, clock, reports }: Deps): Promise<void> {
  await database.transaction(async (tx) => {
    await ledger.openLedger(tx)
    const known = await ledger.readLedger(tx)
    await sync(tx, known, {
      sort: 'report',
      all: new Map(townReports.map((it) => [`${it.by} ${it.about}`, it])),
      saysOf: () => 'once',
      update: async () => {},
      async insert(missing) {
        for (const { by, about: slug, kind, text } of missing) {
          const accountId = known.find(({ sort, key }) => sort === 'customer' && key === by)?.row_id
          if (accountId === undefined) continue
          const seen_at = clock.now().toISOString()
          await reports
            .report(tx, accountId, { vertical: 'places', slug, kind, text, seen_at })
            .catch(unlessRefused)
        }
        return missing.map((it) => ({ key: `${it.by} ${it.about}`, id: 0 }))
      },
    })
  })
}

/** Ignores a refusal, because an operator may have withdrawn the place. */
function unlessRefused(problem: unknown): undefined {
  if (!(problem instanceof Refusal)) throw problem
}
