import type { VerticalId } from '#contract/verticals.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useHadBookings } from './had-bookings.ts'

/**
 * A placeholder for the strip of bookings, for a person who had some: what stands below must not move when it loads.
 */
export function BookingStripRoom({ vertical }: { vertical: VerticalId }) {
  return useHadBookings(vertical) ? <Skeleton height="160px" borderRadius="card" /> : null
}
