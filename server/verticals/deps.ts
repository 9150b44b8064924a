import type { Database } from '#server/db/database.ts'
import type { AccountEventsService } from '#server/modules/account-events/service.ts'
import type { ListingsService } from '#server/modules/listings/service.ts'
import type { OrdersService } from '#server/modules/orders/service.ts'
import type { PerksService } from '#server/modules/perks/service.ts'
import type { RatingsService } from '#server/modules/ratings/service.ts'
import type { SettingsService } from '#server/modules/settings/service.ts'
import type { CalendarFeeds } from '#server/ports/calendar-feeds.ts'
import type { Clock } from '#server/ports/clock.ts'

/** Dependencies of a vertical's own parts. */
export interface Deps {
  database: Database
  clock: Clock
  accountEvents: AccountEventsService
  settings: SettingsService
  listings: ListingsService
  orders: OrdersService
  perks: PerksService
  ratings: RatingsService
  /** Reads calendars of other sites. */
  feeds: CalendarFeeds
  /** The origin of the marketplace in links. */
  publicOrigin: string
}
