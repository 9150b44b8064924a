import type { BookedHandover, BookedLeg } from '#contract/entities/booked-handover.ts'
import type { Handover, HandoverPlace } from '#contract/entities/handover.ts'

/** How a booking is handed over, in the form in which it was asked; undefined: nothing was, or it is wiped. */
export function agreedHandover({ legs }: BookedHandover): Handover | undefined {
  const first = legs.find((it) => it.leg === 'pickup')
  const last = legs.find((it) => it.leg === 'drop')
  const pickup = first && placeOf(first)
  const drop = last && placeOf(last)
  if (!pickup || !drop) return undefined
  const { contact_name, contact_phone, note } = first
  return { pickup, drop, contact_name, contact_phone, note }
}

function placeOf({ point_id, address, latitude, longitude }: BookedLeg): HandoverPlace | undefined {
  if (point_id !== null) return { point_id }
  return latitude === null || longitude === null ? undefined : { address, latitude, longitude }
}
