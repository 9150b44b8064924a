import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import type { Booked } from '#src/core/booking/booked.ts'
import { OwnScreen } from '#src/core/booking/own-screen.tsx'
import { BookingGone } from '#src/core/booking/page/booking-gone.tsx'
import { StepFrame } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { SlotsSkeleton } from '#src/core/slots/slot-choice.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { momentAt } from '#src/lib/dates.ts'
import { Blank } from '#src/ui/blank.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { BoatDrawing } from '#src/ui/drawings/boat.tsx'

interface Props<B extends Booking> {
  of: Pick<Booked<B>, 'queries' | 'paths' | 'words'>
  reference: string
  texts: { title: TextKey; overTitle: TextKey; over: TextKey }
  children: (booking: B) => ReactNode
}

/** The screen on which a booking gets another time, while that is still allowed. */
export function ChangeScreen<B extends Booking & { change_until: string }>(props: Props<B>) {
  const { of, reference, texts, children } = props
  const { t, language } = useSpeech()
  const query = useQuery({
    ...of.queries.one(reference, language?.code ?? ''),
    enabled: language !== undefined,
  })
  return (
    <OwnScreen>
      <StepFrame title={t(texts.title)}>
        <AsyncSection query={query} skeleton={<SlotsSkeleton />}>
          {(booking) => {
            if (booking === null) return <BookingGone back={of.paths.list} />
            return booking.can_change ? children(booking) : <NotNow booking={booking} of={of} texts={texts} />
          }}
        </AsyncSection>
      </StepFrame>
    </OwnScreen>
  )
}

/**
 * Says that it is too late for a change; where something else prevents it, the booking's own page says so.
 */
function NotNow<B extends Booking & { change_until: string }>({
  booking: { unique_booking_id, change_until, timezone },
  of: { paths, words },
  texts,
}: Pick<Props<B>, 'of' | 'texts'> & { booking: B }) {
  const { t, language } = useSpeech()
  const isOver = Date.parse(change_until) <= (serverNow() ?? Date.now())
  if (!isOver) return <Navigate to={paths.one} params={{ unique_booking_id }} replace />
  const time = momentAt(change_until, timezone, language?.code ?? 'en')
  return (
    <chakra.div paddingBlockStart="6">
      <Blank level="h2" drawing={<BoatDrawing />} title={t(texts.overTitle)} text={t(texts.over, { time })}>
        <ButtonLink to={paths.one} params={{ unique_booking_id }} replace>
          {t(words.open)}
        </ButtonLink>
      </Blank>
    </chakra.div>
  )
}
