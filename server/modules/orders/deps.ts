import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { PaymentsService } from '../payments/service.ts'
import type { PerksService } from '../perks/service.ts'
import type { PurchasesService } from '../purchases/service.ts'
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
  purchases: PurchasesService
  tickets: TicketsService
  /** The origin of the marketplace in links. */
  publicOrigin: string
  /** How long what was found sold out is refused without a look, other than usual. */
  soldOutMs?: number | undefined
}

/** The person of a call, and their language. */
export interface Person {
  accountId: number
  language: string
}
