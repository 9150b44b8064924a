import type { HomeVisit } from '#contract/entities/handover.ts'
import type { Minor } from '#contract/money.ts'

/** A visit at an address that can be, and what coming there costs. */
export interface PlannedHomeVisit {
  asked: HomeVisit
  fee: Minor
  /** In metres. */
  distance: number
}
