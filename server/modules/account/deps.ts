import type { Database } from '#server/db/database.ts'
import type { Captcha } from '#server/ports/captcha.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Messages } from '#server/ports/messages.ts'
import type { Push } from '#server/ports/push.ts'
import type { SocialProviders } from '#server/ports/social-login.ts'
import type { Attempts } from '../attempts/service.ts'
import type { PerksService } from '../perks/service.ts'
import type { PurchasesService } from '../purchases/service.ts'
import type { SettingsService } from '../settings/service.ts'
import type { VerticalsOfPeople } from './profile/of-people.ts'

export interface Deps {
  database: Database
  clock: Clock
  verticals: VerticalsOfPeople
  attempts: Attempts
  settings: SettingsService
  perks: PerksService
  purchases: PurchasesService
  messages: Messages
  /** Undefined: no device is notified. */
  push: Push | undefined
  captcha: Captcha
  social: SocialProviders
  /** The origin of the marketplace in links. */
  publicOrigin: string
  /**
   * The secret with which codes are hashed. The database does not have it, so that a copy of the database
   * does not tell codes.
   */
  pepper: Buffer
}

/** Logs events of accounts, and failures of tasks that run after the answer. */
export interface Log {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

/** A person who is not logged in, or of whom it is not known. */
export interface Visitor {
  /** The network address, by which guesses are counted. */
  address: string
  device: string
  language: string
  log: Log
}
