import type { BookedHandover } from '#contract/entities/booked-handover.ts'
import type { Whereabouts } from '#src/core/listing/detail/location.tsx'

/**
 * Where a booking is picked up or brought to, if not at its own place: that place on the map would send people to
 * the wrong door.
 */
export function pickUpOf({ handover }: { handover: BookedHandover | null }): Whereabouts | undefined {
  const pickUp = handover?.legs.find(({ leg }) => leg === 'pickup')
  if (!pickUp || pickUp.latitude === null || pickUp.longitude === null) return undefined
  const { name: landMark, address, latitude, longitude } = pickUp
  return { landMark, address, latitude, longitude, mapUrl: null }
}
