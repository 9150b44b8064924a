import type { VerticalId } from '#contract/verticals.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useHadBookings } from './had-bookings.ts'

/** The place of the bookings' strip, for who had some: what stands below does not move when they come. */
export function BookingStripRoom({ vertical }: { vertical: VerticalId }) {
  return useHadBookings(vertical) ? <Skeleton height="160px" borderRadius="card" /> : null
}
