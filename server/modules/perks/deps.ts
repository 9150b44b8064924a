import type { VerticalId } from '#contract/verticals.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Messages } from '#server/ports/messages.ts'
import type { AccountEventsService } from '../account-events/service.ts'
import type { Attempts } from '../attempts/service.ts'
import type { ListingsService } from '../listings/service.ts'
import type { SettingsService } from '../settings/service.ts'

/** What the parts of this module depend on. */
export interface Deps {
  database: Database
  clock: Clock
  attempts: Attempts
  settings: SettingsService
  listings: ListingsService
  accountEvents: AccountEventsService
  /** The secret of this server from which codes and PINs of gift cards are made. */
  pepper: Buffer
  messages: Messages
  publicOrigin: string
  /** The word for a listing of each vertical in calls. */
  verticals: Readonly<Record<VerticalId, { noun: string }>>
}
