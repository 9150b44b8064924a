import { useState } from 'react'
import { useLoaded } from '#src/core/use-loaded.ts'
import type { AskedBooking } from './proposed-visit.ts'

/** The room on a booking's page for a proposal of its store. It stays after the answer, to confirm it. */
export function ProposalSlot({ booking }: { booking: AskedBooking }) {
  const [asked, setAsked] = useState(booking.proposal)
  if (booking.proposal && booking.proposal !== asked) setAsked(booking.proposal)
  const card = useLoaded(() => import('./proposal-card.tsx'), Boolean(asked))
  return card && <card.ProposalCard booking={booking} />
}
