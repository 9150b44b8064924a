import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import type { Booked } from '#src/core/booking/booked.ts'
import { BookingsOfGuest } from '#src/core/booking/bookings-of-guest.tsx'
import { OwnScreen } from '#src/core/booking/own-screen.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { MoreButton } from '#src/core/more-button.tsx'
import { CardList, ListColumn } from '#src/ui/card-list.ts'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { BookingCard } from './booking-card.tsx'

interface Props<B extends Booking> {
  of: Booked<B>
  /** Further content that is no booking, such as the times that somebody waits for. */
  children?: ReactNode
}

/** The screen with somebody's bookings of one vertical, past ones too. */
export function BookingListScreen<B extends Booking>(props: Props<B>) {
  return (
    <OwnScreen>
      <Own {...props} />
    </OwnScreen>
  )
}

function Own<B extends Booking>({ of, children }: Props<B>) {
  const { t, language } = useSpeech()
  const query = useInfiniteQuery({
    ...of.queries.list(language?.code ?? ''),
    enabled: language !== undefined,
  })
  if (query.data?.pages[0]?.data.length === 0)
    return (
      <>
        {children}
        <BookingsOfGuest />
      </>
    )
  return (
    <ListColumn>
      <ScreenTitle>{t('nav.bookings')}</ScreenTitle>
      {children}
      <AsyncSection query={query} skeleton={<Shape />}>
        {({ pages }) => (
          <CardList>
            {pages
              .flatMap((it) => it.data)
              .map((it) => (
                <li key={it.unique_booking_id}>
                  <BookingCard booking={it} of={of} />
                </li>
              ))}
          </CardList>
        )}
      </AsyncSection>
      <MoreButton query={query} />
    </ListColumn>
  )
}

function Shape() {
  return (
    <CardList as="div">
      {[1, 2, 3].map((it) => (
        <Skeleton key={it} height="212px" borderRadius="card" />
      ))}
    </CardList>
  )
}
