import type { Tx } from '#server/db/database.ts'
import { slugOf } from '../content/compose.ts'
import { weekOf } from '../content/places/hours/door-hours.ts'
import { type DemoWay, ways } from '../content/services/stores/ways.ts'
import { weekdays } from '../content/timing.ts'
import { insertStoreWays, type StoreWay, updateStoreWay } from './store-ways-repo.ts'
import type { Sort } from './sync.ts'

/** The stores of the town that come to their customers or collect things there, loaded once for each. */
export function storeWaysOf(tx: Tx): Sort<StoreWay> {
  const rows = Object.entries(ways).map(([title, it]) => rowOf(slugOf(title), it))
  return {
    sort: 'store ways',
    all: new Map(rows.map((it) => [it.slug, it])),
    saysOf: (it) => it,
    insert: (items) => insertStoreWays(tx, items),
    update: (id, item) => updateStoreWay(tx, id, item),
  }
}

function rowOf(slug: string, { minutes, door, courier, ...it }: DemoWay): StoreWay {
  const week = door === undefined ? undefined : weekOf(door)
  return {
    ...{ slug, comes: minutes !== undefined, collects: minutes === undefined },
    ...{ radius_m: it.radius, free_m: it.freeDistance, travel_minutes: minutes ?? 0 },
    ...{ base_fee_minor: it.baseFee, per_km_minor: it.kmFee, window_minutes: 120 },
    week: JSON.stringify(weekdays.map((day) => week?.[day] ?? [])),
    courier: courier ?? null,
  }
}
