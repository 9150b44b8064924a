import type { Database } from '#server/db/database.ts'
import type { Captcha } from '#server/ports/captcha.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Messages } from '#server/ports/messages.ts'
import type { Push } from '#server/ports/push.ts'
import type { SocialProviders } from '#server/ports/social-login.ts'
import type { Attempts } from '../attempts/service.ts'
import type { PerksService } from '../perks/service.ts'
import type { SettingsService } from '../settings/service.ts'
import type { VerticalsOfPeople } from './profile/of-people.ts'

/** What the parts of this module depend on. */
export interface Deps {
  database: Database
  clock: Clock
  verticals: VerticalsOfPeople
  attempts: Attempts
  settings: SettingsService
  perks: PerksService
  messages: Messages
  /** Without one no device is reached. */
  push: Push | undefined
  captcha: Captcha
  social: SocialProviders
  /** What the marketplace calls itself in links. */
  publicOrigin: string
  /** Known to our servers and not to the database, so that a copy of it is no help in finding codes. */
  pepper: Buffer
}

/** Where it is written down what happened to whose account, and what failed after the answer. */
export interface Log {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

/** Somebody who is not logged in yet, or not known to be. */
export interface Visitor {
  /** The network address, by which guesses are counted. */
  address: string
  device: string
  language: string
  log: Log
}
