import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { SettingsService } from '../settings/service.ts'

/** What the rooms of this module stand in. */
export interface Surroundings {
  database: Database
  clock: Clock
  settings: SettingsService
}
