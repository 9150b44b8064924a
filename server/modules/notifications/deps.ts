import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Messages } from '#server/ports/messages.ts'
import type { Push } from '#server/ports/push.ts'
import type { AccountService } from '../account/service.ts'
import type { OrdersService } from '../orders/service.ts'
import type { SettingsService } from '../settings/service.ts'

export interface Deps {
  database: Database
  clock: Clock
  settings: SettingsService
  accounts: AccountService
  orders: OrdersService
  messages: Messages
  push: Push | undefined
  /** The origin of the marketplace in links. */
  publicOrigin: string
}
