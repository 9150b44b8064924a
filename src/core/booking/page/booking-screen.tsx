import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import type { Booked } from '#src/core/booking/booked.ts'
import { OwnScreen } from '#src/core/booking/own-screen.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { CoverFrame, Decision, Page, Reading } from '#src/core/page/frame.ts'
import { TopBar } from '#src/core/page/top-bar.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { BookingGone } from './booking-gone.tsx'

interface Props<B extends Booking> {
  of: Pick<Booked<B>, 'queries' | 'paths'>
  reference: string
  /** The page of a booking; `askAgain` requests it anew. */
  children: (booking: B, askAgain: () => void) => ReactNode
}

/** A booking's page in each of its states. */
export function BookingScreen<B extends Booking>({ of, reference, children }: Props<B>) {
  const { t, language } = useSpeech()
  const query = useQuery({
    ...of.queries.one(reference, language?.code ?? ''),
    enabled: language !== undefined,
  })
  return (
    <OwnScreen>
      {query.data == null && <TopBar />}
      {query.data === undefined && <ScreenTitle srOnly>{t('nav.bookings')}</ScreenTitle>}
      <AsyncSection query={query} skeleton={<Shape />}>
        {(booking) =>
          booking === null ? (
            <BookingGone back={of.paths.list} />
          ) : (
            children(booking, () => void query.refetch())
          )
        }
      </AsyncSection>
    </OwnScreen>
  )
}

function Shape() {
  return (
    <Page as="div">
      <CoverFrame>
        <Skeleton borderRadius="0" />
      </CoverFrame>
      <Decision>
        <Skeleton width="110px" height="26px" borderRadius="pill" />
        <Skeleton height="30px" width="75%" />
        <Skeleton height="44px" width="85%" />
        <Skeleton height="52px" />
        <Skeleton height="44px" />
      </Decision>
      <Reading>
        <Skeleton height="96px" borderRadius="card" />
        <Skeleton height="200px" borderRadius="card" />
      </Reading>
    </Page>
  )
}
