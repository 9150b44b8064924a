import type { WantedServices } from '#contract/entities/visit.ts'
import type { ScreenPath } from '#src/core/listing/paths.ts'

/** A visit for which somebody waits until a start frees up. */
export interface WatchedVisit {
  slug: string
  timezone: string
  services: readonly WantedServices[number][]
  /** The booking that is to be earlier, and its start. */
  booked?: { unique_booking_id: string; start: string }
  /** The path of the screen that lists all watches. */
  list: ScreenPath
}
