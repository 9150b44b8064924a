import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { rentalChangeCalls } from '#contract/calls/rentals/changes.ts'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import type { Stay } from '#contract/rental/stay.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import type { ChooseProps } from '#src/core/booking/change/booking-change.ts'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type Chosen, wholeOf } from '../dates/free-times.ts'
import { knownFrom } from '../dates/known.ts'
import { NotAvailable } from '../dates/not-available.tsx'
import { rentalCalendar } from '../dates/queries.ts'
import { StayCalendar } from '../dates/stay-calendar.tsx'
import { StayHours } from '../dates/stay-hours.tsx'

type Props = ChooseProps<RentalBooking, Stay, ReplyOf<typeof rentalChangeCalls.quote>>

/** Chooses other dates for a booking; those of the booking itself count as free. */
export function ChooseStay({ booking, wanted, quoting, onChoose, children }: Props) {
  const calendar = useQuery(rentalCalendar(booking.slug))
  const [chosen, setChosen] = useState<Chosen>(wanted)
  const choose = (next: Chosen) => {
    setChosen(next)
    onChoose(wholeOf(next))
  }
  return (
    <AsyncSection query={calendar} skeleton={<Skeleton height="400px" borderRadius="card" />}>
      {(times) => {
        const choice = {
          kind: booking.rental.kind,
          known: knownFrom(times, booking),
          chosen,
          onChange: choose,
        }
        return (
          <chakra.div display="grid" gap="5">
            <OfflineNote title="dates.offline" text="stay.offlineText" asOf={calendar.dataUpdatedAt} />
            <NotAvailable check={quoting} chosen={chosen} onTake={choose} />
            <StayCalendar {...choice} />
            <StayHours {...choice} />
            {children}
          </chakra.div>
        )
      }}
    </AsyncSection>
  )
}
