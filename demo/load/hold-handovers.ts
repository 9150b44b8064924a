import type { Queryable } from '#server/db/database.ts'
import { weekOf } from '../content/places/hours/door-hours.ts'
import { weekdays } from '../content/timing.ts'
import { type DemoHandover, handovers } from '../content/vehicles/handover.ts'
import { addHandover, findWithoutHandover } from './handovers-repo.ts'
import { laidOut } from './laid-out.ts'

/** Loads how businesses of the town hand over their vehicles, once for each. */
export async function holdHandovers(query: Queryable): Promise<void> {
  for (const { id, slug } of await findWithoutHandover(query, Object.keys(handovers))) {
    const handover = handovers[slug]
    if (handover) await addHandover(query, rowsOf(id, handover))
  }
}

function rowsOf(business_id: number, it: DemoHandover) {
  const points = Object.entries(it.points).map(([name, { where, door, fee, boxCode }]) => {
    const { address, latitude, longitude } = laidOut(where)
    const week = scheduleOf(door)
    return { name, address, latitude, longitude, week, fee_minor: fee, box_code: boxCode ?? null }
  })
  return {
    courier: { business_id, name: it.courier },
    points,
    offer: {
      ...{ points: points.length > 0, brings: it.brings, radius_m: it.radius, free_m: it.freeDistance },
      ...{ base_fee_minor: it.baseFee, per_km_minor: it.kmFee, one_way_fee_minor: it.oneWayFee },
      ...{ lead_minutes: it.leadMinutes, window_minutes: it.windowMinutes },
      ...{ week: scheduleOf(it.door), phone: it.phone },
    },
  }
}

/** A week from the hours on a door, Monday first; without any it is closed. */
function scheduleOf(door: string) {
  const week = door === '' ? undefined : weekOf(door)
  return weekdays.map((day) => week?.[day] ?? [])
}
