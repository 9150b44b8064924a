import type { ComponentType } from 'react'
import type { VerticalId } from '#contract/verticals.ts'
import { usePerson } from '#src/core/account/person.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useHadBookings } from './had-bookings.ts'

interface Props {
  vertical: VerticalId
  /** Its bookings' strip, whose code comes for who may have some. */
  load: () => Promise<ComponentType>
}

/** What one has of a vertical, above what else there is of it. */
export function OwnBookings({ vertical, load }: Props) {
  const isKnown = usePerson().token !== undefined
  const Strip = useLoaded(load, isKnown)
  if (!isKnown) return null
  return Strip ? <Strip /> : <BookingStripRoom vertical={vertical} />
}

/** Its place, for who had some: what stands below does not move when they come. */
export function BookingStripRoom({ vertical }: { vertical: VerticalId }) {
  return useHadBookings(vertical) ? <Skeleton height="160px" borderRadius="card" /> : null
}
