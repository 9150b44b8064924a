import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { BookingCard } from '#contract/entities/booking.ts'
import { bookingStatus } from '#contract/status.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { BookingsOfGuest } from '#src/core/booking/bookings-of-guest.tsx'
import { OwnScreen } from '#src/core/booking/own-screen.tsx'
import { bookings } from '#src/core/booking/queries.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { MoreButton } from '#src/core/more-button.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { QuietLink } from '#src/ui/button.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { BookingRow, BookingRowSkeleton } from './booking-row.tsx'
import { NextBooking } from './next-booking.tsx'

/** All bookings of all verticals: the next one first, past and cancelled ones below. */
export function BookingsHub() {
  return (
    <OwnScreen>
      <OwnBookings />
    </OwnScreen>
  )
}

function OwnBookings() {
  const { t, language } = useSpeech()
  const query = useInfiniteQuery({ ...bookings.list(language?.code ?? ''), enabled: language !== undefined })
  const isEmpty = query.data?.pages[0]?.data.length === 0
  if (isEmpty) return <BookingsOfGuest />
  return (
    <Column>
      <ScreenTitle>{t('nav.bookings')}</ScreenTitle>
      <AsyncSection query={query} skeleton={<Shape />}>
        {({ pages }) => (
          <>
            <Lists all={pages.flatMap((it) => it.data)} />
            <MoreButton query={query} />
          </>
        )}
      </AsyncSection>
    </Column>
  )
}

function Lists({ all }: { all: readonly BookingCard[] }) {
  const { t } = useSpeech()
  const now = serverNow() ?? Date.now()
  const isPast = ({ end }: BookingCard) => Date.parse(end) <= now
  const isCancelled = ({ status }: BookingCard) => status === bookingStatus.cancelled
  const past = all.filter(isPast)
  const notPast = all.filter((it) => !isPast(it))
  const [next, ...later] = notPast.filter((it) => !isCancelled(it))
  const cancelled = notPast.filter(isCancelled)
  return (
    <>
      <Part aria-label={t('bookings.upcoming')}>
        <Heading>{t('bookings.upcoming')}</Heading>
        {next ? (
          <NextBooking booking={next} />
        ) : (
          <>
            <chakra.p color="muted">{t('bookings.noneUpcoming')}</chakra.p>
            <div>
              <QuietLink to="/services">{t('app.lookAround')}</QuietLink>
            </div>
          </>
        )}
        {later.length > 0 && <Rows of={later} />}
      </Part>
      {past.length > 0 && (
        <Part aria-label={t('bookings.past')}>
          <Heading>{t('bookings.past')}</Heading>
          <Rows of={past} />
        </Part>
      )}
      {cancelled.length > 0 && (
        <Part aria-label={t('bookings.cancelled')}>
          <Heading>{t('bookings.cancelled')}</Heading>
          <Rows of={cancelled} />
        </Part>
      )}
    </>
  )
}

function Rows({ of }: { of: readonly BookingCard[] }) {
  return (
    <List>
      {of.map((it) => (
        <li key={it.unique_booking_id}>
          <BookingRow booking={it} />
        </li>
      ))}
    </List>
  )
}

function Shape() {
  return (
    <chakra.div display="grid" gap="3">
      <Skeleton height="28px" width="120px" />
      <Skeleton height="264px" borderRadius="card" maxWidth="560px" />
      <BookingRowSkeleton />
      <BookingRowSkeleton />
    </chakra.div>
  )
}

const Column = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' } })

const Part = chakra('section', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } })

const Heading = chakra('h2', {
  base: { fontSize: '20', fontWeight: 'bold', lineHeight: '1.25', letterSpacing: '-0.01em' },
})

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    '& > li': { display: 'grid' },
    md: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' },
  },
})
