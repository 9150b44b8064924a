import type { ReplyOf } from '#contract/call.ts'
import { type getArea, MOST_AREA_PLACES } from '#contract/calls/places/area.ts'
import type { Bounds } from '#contract/explore/bounds.ts'
import { MOST_AREA_KM2, squareKilometres } from '#contract/explore/square-kilometres.ts'
import { areaOf } from '#server/modules/listings/explore/area.ts'
import { Refusal } from '#server/refusal.ts'
import type { Deps } from '../../deps.ts'
import { presentAreaPlace, presentZones } from './presenter.ts'
import * as repo from './repo.ts'

const A_PAGE = 100

/** Areas whose places a device saves. */
export class PlaceAreas {
  readonly #deps: Pick<Deps, 'database' | 'clock'>

  constructor(deps: Pick<Deps, 'database' | 'clock'>) {
    this.#deps = deps
  }

  /**
   * The next places of an area. They are in the order of their ids, so that a place that comes or goes
   * meanwhile shifts no page.
   */
  async page(bounds: Bounds, cursor: string | undefined, language: string): Promise<ReplyOf<typeof getArea>> {
    const { query } = this.#deps.database
    const now = this.#deps.clock.now()
    if (squareKilometres(bounds) > MOST_AREA_KM2) throw new Refusal('UNAVAILABLE', 'area.smaller')
    const ids = await repo.findIds(query, areaOf(bounds), MOST_AREA_PLACES + 1, now)
    if (ids.length > MOST_AREA_PLACES) throw new Refusal('UNAVAILABLE', 'area.smaller')
    const toCome = ids.filter((it) => it > Number(cursor ?? 0))
    const rows = await repo.findToSave(query, toCome.slice(0, A_PAGE), language, now)
    const last = toCome[A_PAGE - 1]
    return {
      places: rows.map((it) => presentAreaPlace(it, language)),
      count: ids.length,
      zones: presentZones(
        rows.map((it) => it.time_zone),
        now,
      ),
      as_of: now.toISOString(),
      ...(last !== undefined && toCome.length > A_PAGE && { next_cursor: String(last) }),
    }
  }
}
