import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { createLink } from '@tanstack/react-router'
import type { Booking } from '#contract/entities/booking.ts'
import { bookingStatus } from '#contract/status.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { usePerson } from '#src/core/account/person.ts'
import type { Booked } from '#src/core/booking/booked.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { SeeAll, StripHead, StripTitle } from '#src/core/listing/strip-head.tsx'
import { useLeftAt } from '#src/core/use-left-at.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { momentAt } from '#src/lib/dates.ts'
import { OwnName } from '#src/ui/own-name.ts'
import { Cover } from '#src/ui/picture.tsx'
import { SnapRow } from '#src/ui/snap-row.tsx'
import { BookingStripRoom } from './booking-strip-room.tsx'
import { useNoteBookings } from './had-bookings.ts'

interface Props<B extends Booking> {
  vertical: VerticalId
  of: Booked<B>
}

/** The strip of one's coming bookings on a vertical's home. */
export function BookingStrip<B extends Booking>({ vertical, of }: Props<B>) {
  const { t, language } = useSpeech()
  const { token } = usePerson()
  const title = t('nav.bookings')
  const leftAt = useLeftAt(title)
  const { data, error, isPaused } = useInfiniteQuery({
    ...of.queries.list(language?.code ?? ''),
    enabled: token !== undefined && language !== undefined,
  })
  const now = serverNow() ?? Date.now()
  const toCome = data?.pages
    .flatMap((it) => it.data)
    .filter((it) => it.status !== bookingStatus.cancelled && Date.parse(it.end) > now)
  useNoteBookings(vertical, toCome && toCome.length > 0)
  if (!toCome && !error && !isPaused) return <BookingStripRoom vertical={vertical} />
  if (!toCome?.length) return null
  return (
    <Section aria-label={title}>
      <StripHead>
        <StripTitle>{title}</StripTitle>
        <SeeAll to={of.paths.list} aria-label={t('strip.seeAllOf', { title })}>
          {t('strip.seeAll')}
        </SeeAll>
      </StripHead>
      <SnapRow leftAt={leftAt} back={t('strip.back')} onwards={t('strip.onwards')}>
        {toCome.map((it) => (
          <Item key={it.unique_booking_id}>
            <Card to={of.paths.one} params={{ unique_booking_id: it.unique_booking_id }}>
              <Picture>
                <Cover src={it.cover_image} color={it.cover_color} sizes="72px" />
              </Picture>
              <chakra.span display="grid" minWidth="0" fontSize="14">
                <span>{momentAt(it.start, it.timezone, language?.code ?? 'en')}</span>
                <OwnName as="b" fontWeight="bold" lineClamp={1}>
                  {it.title}
                </OwnName>
                <span>{of.countOf(it, t)}</span>
              </chakra.span>
            </Card>
          </Item>
        ))}
      </SnapRow>
    </Section>
  )
}

const Section = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1' },
})

const Item = chakra('li', {
  base: { flex: 'none', width: 'min(19rem, 86vw)', scrollSnapAlign: 'start' },
})

const Card = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr)',
      alignItems: 'center',
      gap: '3',
      padding: '3',
      borderRadius: 'card',
      background: 'accent',
      color: 'onAccent',
      textDecoration: 'none',
      transition: 'transform {durations.fast} ease-out',
      _active: { transform: 'scale(0.98)' },
    },
  }),
)

const Picture = chakra('span', {
  base: { borderRadius: '14px', overflow: 'hidden', '& > div': { aspectRatio: '1' } },
})
