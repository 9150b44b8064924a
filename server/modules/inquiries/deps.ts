import type { VerticalId } from '#contract/verticals.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Messages } from '#server/ports/messages.ts'
import type { Attempts } from '../attempts/service.ts'
import type { NotificationsService } from '../notifications/service.ts'
import type { SettingsService } from '../settings/service.ts'
import type { ContactOf } from './contact-of.ts'

/** What the parts of this module depend on. */
export interface Deps {
  database: Database
  clock: Clock
  verticals: Readonly<Record<VerticalId, { noun: string; contactOf?: ContactOf }>>
  attempts: Attempts
  settings: SettingsService
  notifications: NotificationsService
  messages: Messages
  /** What the marketplace calls itself in links. */
  publicOrigin: string
  /** Known to our servers and not to the database: the secrets of links are made with it. */
  pepper: Buffer
}
