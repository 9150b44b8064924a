import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeRentalBooking } from '#contract/calls/rentals/changes.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { ChangeReview } from '#src/core/booking/change/change-review.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { send } from '#src/data/provider/call.ts'
import { Dialog, useBeginAnew, useCloseDialog } from '#src/ui/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import type { Chosen } from '../dates/free-times.ts'
import { rentalCalendar } from '../dates/queries.ts'
import { useStayWords } from '../dates/use-stay-words.ts'
import { daysText } from '../stay-texts.ts'
import { stayOf } from './booked-stay.ts'
import { ChoosingOthers } from './choosing-others.tsx'
import { type Quoted, useQuote } from './use-quote.ts'

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
  const { t } = useSpeech()
  const words = useStayWords()
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
        whenOf={(it) => words(stayOf(it))}
        quote={quoted.reply}
        when={words(quoted.stay)}
        count={t(daysText(booking.rental.kind, quoted.stay, quoted.reply.price.days), {
          n: quoted.reply.price.days,
        })}
        change={(method, key) => changeTo(booking, quoted, method, key)}
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

/** To the dates that were quoted, as they were seen. */
function changeTo(
  { unique_booking_id }: RentalBooking,
  { stay, reply }: Quoted,
  method: PaymentMethod,
  idempotency_key: string,
) {
  const dates = { start_date: stay.start, end_date: stay.end }
  const seen = { total: reply.bill.total, changes: reply.changes }
  const asked = { unique_booking_id, ...dates, ...seen, method, idempotency_key }
  return send(changeRentalBooking, asked)
}
