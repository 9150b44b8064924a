import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { PaymentsService } from '../payments/service.ts'
import type { PerksService } from '../perks/service.ts'
import type { SettingsService } from '../settings/service.ts'
import type { TicketsService } from '../tickets/service.ts'
import type { SoldVerticals } from './sold.ts'

/** Dependencies of this module's parts. */
export interface Deps {
  database: Database
  clock: Clock
  verticals: SoldVerticals
  settings: SettingsService
  perks: PerksService
  payments: PaymentsService
  tickets: TicketsService
  /** What the marketplace calls itself in links. */
  publicOrigin: string
}

/** A person who asks, and their language. */
export interface Person {
  accountId: number
  language: string
}
