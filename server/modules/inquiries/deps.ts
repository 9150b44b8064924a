import type { VerticalId } from '#contract/verticals.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Messages } from '#server/ports/messages.ts'
import type { Attempts } from '../attempts/service.ts'
import type { NotificationsService } from '../notifications/service.ts'
import type { SettingsService } from '../settings/service.ts'
import type { ContactOf } from './contact-of.ts'

export interface Deps {
  database: Database
  clock: Clock
  verticals: Readonly<Record<VerticalId, { noun: string; contactOf?: ContactOf }>>
  attempts: Attempts
  settings: SettingsService
  notifications: NotificationsService
  messages: Messages
  /** The origin of the marketplace in links. */
  publicOrigin: string
  /** The secret from which secrets of links are made. The database does not have it. */
  pepper: Buffer
}
