import { RotateCcw } from 'lucide-react'
import type { Booking } from '#contract/entities/booking.ts'
import type { AgainSheet, Booked } from '#src/core/booking/booked.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { AgainChoice } from './again-choice.tsx'
import type { choicesOf } from './choices.ts'
import { RateChoice } from './rate-choice.tsx'

interface Props<B extends Booking> {
  booking: B
  of: Pick<Booked<B>, 'paths' | 'rating' | 'kindOf' | 'again'>
  may: ReturnType<typeof choicesOf>
}

/** The actions of a booking that is over or cancelled: rating it and booking again. */
export function AfterChoices<B extends Booking>({ booking, of, may }: Props<B>) {
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<AgainSheet<B>>()
  const { paths, rating, again } = of
  return (
    <>
      {may.rate && paths.rate && rating && (
        <RateChoice booking={booking} path={paths.rate} target={rating(booking.unique_booking_id)} />
      )}
      {may.bookAgain && !again && <AgainChoice booking={booking} kind={of.kindOf(booking)} />}
      {may.bookAgain && again && (
        <QuietChoice type="button" onClick={() => ask(again)}>
          <RotateCcw size={18} strokeWidth={1.75} aria-hidden />
          {t('booking.again')}
        </QuietChoice>
      )}
      {part && <part.AgainDrawer booking={booking} onClosed={leave} />}
    </>
  )
}
