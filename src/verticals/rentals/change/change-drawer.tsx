import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import { enDates } from '#contract/texts/later/en-dates.ts'
import { enStay } from '#contract/texts/later/en-stay.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { bringEnglish } from '#src/core/language/english.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Dialog, useBeginAnew, useCloseDialog } from '#src/ui/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Chosen } from '../dates/free-times.ts'
import { rentalCalendar } from '../dates/queries.ts'
import { stayOf } from './booked-stay.ts'
import { ChangeReview } from './change-review.tsx'
import { ChoosingOthers } from './choosing-others.tsx'
import { useQuote } from './use-quote.ts'

bringEnglish({ ...enDates, ...enStay })

interface Props {
  booking: RentalBooking
  onClosed: () => void
}

/** Other dates for what was rented: first which, then what that comes to, and only then whether it is meant. */
export function DatesDrawer({ booking, onClosed }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('dates.change')} closeLabel={t('app.close')} tall onClosed={onClosed}>
      <ChangeDates booking={booking} />
    </Dialog>
  )
}

function ChangeDates({ booking }: { booking: RentalBooking }) {
  const close = useCloseDialog()
  const beginAnew = useBeginAnew()
  const calendar = useQuery(rentalCalendar(booking.slug))
  const [chosen, setChosen] = useState<Chosen>(() => stayOf(booking))
  const quote = useQuote(booking)
  const quoted = quote.data?.reply.available === true ? quote.data : undefined
  if (quoted)
    return (
      <ChangeReview
        booking={booking}
        quoted={quoted}
        onOthers={() => {
          beginAnew()
          quote.reset()
        }}
        onChanged={close}
      />
    )
  return (
    <AsyncSection query={calendar} skeleton={<Skeleton height="400px" borderRadius="card" />}>
      {(times) => (
        <ChoosingOthers
          booking={booking}
          calendar={times}
          asOf={calendar.dataUpdatedAt}
          chosen={chosen}
          quote={quote}
          onChange={(next) => {
            quote.reset()
            setChosen(next)
          }}
        />
      )}
    </AsyncSection>
  )
}
