import type { Database } from './db/database.ts'
import type { Job } from './db/jobs.ts'
import { rememberedSince } from './http/idempotency/once.ts'
import { forgetOlderThan } from './http/idempotency/repo.ts'
import { AccountService } from './modules/account/service.ts'
import { ListingsService } from './modules/listings/service.ts'
import { SettingsService } from './modules/settings/service.ts'
import type { Clock } from './ports/clock.ts'

export interface Services {
  accounts: AccountService
  settings: SettingsService
  listings: ListingsService
}

export function composeServices(deps: { database: Database; clock: Clock }): Services {
  const settings = new SettingsService(deps)
  return {
    accounts: new AccountService(deps),
    settings,
    listings: new ListingsService({ ...deps, settings }),
  }
}

/** What happens without being asked. Everything swept here is dead by its age already, in every query. */
export function composeJobs(
  { database, clock }: { database: Database; clock: Clock },
  { accounts }: Services,
): Job[] {
  return [
    { name: 'sweep-sessions', cron: '17 3 * * *', run: async () => void (await accounts.sweepSessions()) },
    {
      name: 'sweep-idempotency',
      cron: '37 3 * * *',
      run: async () => void (await forgetOlderThan(database.query, rememberedSince(clock))),
    },
  ]
}
