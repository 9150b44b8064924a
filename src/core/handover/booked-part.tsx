import type { ComponentType, ReactNode } from 'react'
import type { BookedHandover } from '#contract/entities/booked-handover.ts'
import type { Booking } from '#contract/entities/booking.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { useLoaded } from '#src/core/use-loaded.ts'

const bookedHandover = () => import('./booked-handover.tsx')

interface Props<B> {
  booking: B & { handover?: BookedHandover | null | undefined }
  /** The drawer in which another way is chosen. */
  change: () => Promise<{ HandoverDrawer: ComponentType<{ booking: B; onClosed: () => void }> }>
  /** Instead of how one gets something. */
  title?: TextKey
  /** Below where and when. */
  children?: ReactNode
}

/** How what was booked is taken over and given back, where something is agreed or can be. */
export function BookedHandoverPart<B extends Booking>({ booking, ...props }: Props<B>) {
  const { handover } = booking
  const part = useLoaded(bookedHandover, handover != null)
  return part && handover && <part.BookedHandoverSection {...{ ...props, booking, handover }} />
}
