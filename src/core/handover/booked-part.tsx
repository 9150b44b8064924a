import type { ComponentType } from 'react'
import type { BookedHandover } from '#contract/entities/booked-handover.ts'
import type { Booking } from '#contract/entities/booking.ts'
import { useLoaded } from '#src/core/use-loaded.ts'

const bookedHandover = () => import('./booked-handover.tsx')

interface Props<B> {
  booking: B & { handover: BookedHandover | null }
  /** The drawer in which another way is chosen. */
  change: () => Promise<{ HandoverDrawer: ComponentType<{ booking: B; onClosed: () => void }> }>
}

/** How what was booked is taken over and given back, where something is agreed or can be. */
export function BookedHandoverPart<B extends Booking>({ booking, change }: Props<B>) {
  const { handover } = booking
  const part = useLoaded(bookedHandover, handover !== null)
  return part && handover && <part.BookedHandoverSection {...{ booking, handover, change }} />
}
