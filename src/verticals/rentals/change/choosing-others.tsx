import { chakra } from '@chakra-ui/react'
import type { ReplyOf } from '#contract/call.ts'
import type { getRentalCalendar } from '#contract/calls/rentals/orders.ts'
import type { RentalBooking } from '#contract/entities/rental-booking.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { connection } from '#src/data/connection/report.ts'
import { DialogFoot } from '#src/ui/dialog-foot.ts'
import { WorkButton } from '#src/ui/work-button.tsx'
import { type Chosen, wholeOf } from '../dates/free-times.ts'
import { knownFrom } from '../dates/known.ts'
import { NotAvailable } from '../dates/not-available.tsx'
import { StayCalendar } from '../dates/stay-calendar.tsx'
import { StayHours } from '../dates/stay-hours.tsx'
import { stayOf } from './booked-stay.ts'
import type { useQuote } from './use-quote.ts'

interface Props {
  booking: RentalBooking
  calendar: ReplyOf<typeof getRentalCalendar>
  /** When the calendar was like that. */
  asOf: number
  chosen: Chosen
  quote: ReturnType<typeof useQuote>
  onChange: (chosen: Chosen) => void
}

/** Which other dates; what one has oneself is free. */
export function ChoosingOthers({ booking, calendar, asOf, chosen, quote, onChange }: Props) {
  const { t } = useSpeech()
  const isOnline = useObserved(connection) === 'online'
  const known = knownFrom(calendar, booking)
  const stay = wholeOf(chosen)
  const now = stayOf(booking)
  const isSame = stay?.start === now.start && stay.end === now.end
  const isReady = isOnline && stay !== undefined && !isSame && quote.data === undefined
  return (
    <chakra.div display="grid" gap="5">
      <OfflineNote title="dates.offline" text="stay.offlineText" asOf={asOf} />
      <NotAvailable
        check={{ data: quote.data?.reply, error: quote.error }}
        chosen={chosen}
        onTake={onChange}
      />
      <StayCalendar kind={booking.rental.kind} known={known} chosen={chosen} onChange={onChange} />
      <StayHours kind={booking.rental.kind} known={known} chosen={chosen} onChange={onChange} />
      <DialogFoot gridTemplateColumns="1fr">
        <WorkButton
          type="button"
          aria-disabled={!isReady || undefined}
          working={quote.isPending}
          onClick={() => isReady && !quote.isPending && quote.mutate(stay)}
        >
          {t(isSame ? 'dates.asNow' : 'dates.quote')}
        </WorkButton>
      </DialogFoot>
    </chakra.div>
  )
}
