import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { SettingsService } from '../settings/service.ts'
import type { ListedVerticals } from './listed-vertical.ts'

export interface Deps {
  database: Database
  clock: Clock
  settings: SettingsService
  verticals: ListedVerticals
}
