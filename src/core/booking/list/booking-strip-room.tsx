import type { VerticalId } from '#contract/verticals.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useHadBookings } from './had-bookings.ts'

/** A placeholder for the strip of a person's bookings: what stands below must not move when they load. */
export function BookingStripRoom({ vertical }: { vertical: VerticalId }) {
  return useHadBookings(vertical) ? <Skeleton height="160px" borderRadius="card" /> : null
}
