import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { AccountEventsService } from '../account-events/service.ts'
import type { Attempts } from '../attempts/service.ts'
import type { PaymentsService } from '../payments/service.ts'
import type { PerksService } from '../perks/service.ts'
import type { SettingsService } from '../settings/service.ts'

/** What the parts of this module depend on. */
export interface Deps {
  database: Database
  clock: Clock
  attempts: Attempts
  accountEvents: AccountEventsService
  payments: PaymentsService
  perks: PerksService
  settings: SettingsService
}
