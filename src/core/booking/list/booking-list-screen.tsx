import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AsyncSection } from '#src/core/async-section.tsx'
import { BookingsOfGuest } from '#src/core/booking/bookings-of-guest.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { MoreButton } from '#src/core/more-button.tsx'
import { CardList, ListColumn } from '#src/ui/card-list.ts'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

interface Props<T> {
  query: UseInfiniteQueryResult<InfiniteData<{ data: readonly T[] }>>
  keyOf: (booking: T) => string
  children: (booking: T) => ReactNode
}

/** What was booked of one vertical, a card each. */
export function BookingListScreen<T>({ query, keyOf, children }: Props<T>) {
  const { t } = useSpeech()
  if (query.data?.pages[0]?.data.length === 0) return <BookingsOfGuest />
  return (
    <ListColumn>
      <ScreenTitle>{t('nav.bookings')}</ScreenTitle>
      <AsyncSection query={query} skeleton={<Shape />}>
        {({ pages }) => (
          <CardList>
            {pages
              .flatMap((it) => it.data)
              .map((it) => (
                <li key={keyOf(it)}>{children(it)}</li>
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
