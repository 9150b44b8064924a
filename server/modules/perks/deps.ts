import type { VerticalId } from '#contract/verticals.ts'
import type { Database } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
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
  /** What calls name a listing of each vertical by. */
  verticals: Readonly<Record<VerticalId, { noun: string }>>
}
