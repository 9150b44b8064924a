import type { Tx } from '#server/db/database.ts'
import { slugOf } from '../content/compose.ts'
import { homeVisits } from '../content/services/stores/home-visits.ts'
import { type HomeVisitsRow, insertHomeVisits, updateHomeVisits } from './home-visits-repo.ts'
import type { Sort } from './sync.ts'

/** The stores of the town that come to their customers, loaded once for each. */
export function homeVisitsOf(tx: Tx): Sort<HomeVisitsRow> {
  const rows = Object.entries(homeVisits).map(([title, it]) => ({
    ...{ slug: slugOf(title), radius_m: it.radius, free_m: it.freeDistance, travel_minutes: it.minutes },
    ...{ base_fee_minor: it.baseFee, per_km_minor: it.kmFee },
  }))
  return {
    sort: 'home visits',
    all: new Map(rows.map((it) => [it.slug, it])),
    saysOf: (it) => it,
    insert: (items) => insertHomeVisits(tx, items),
    update: (id, item) => updateHomeVisits(tx, id, item),
  }
}
