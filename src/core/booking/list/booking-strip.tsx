import { chakra } from '@chakra-ui/react'
import { createLink, Link } from '@tanstack/react-router'
import type { BookingCard } from '#contract/entities/booking.ts'
import { bookingStatus } from '#contract/status.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { BookingPaths } from '#src/core/listing/vertical.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { momentAt } from '#src/lib/dates.ts'
import { Cover } from '#src/ui/picture.tsx'
import { SnapRow } from '#src/ui/snap-row.tsx'

interface Props<T> {
  bookings: readonly T[]
  paths: BookingPaths
  /** How many of what: '2 tickets'. */
  countOf: (booking: T) => string
}

/** On a vertical's home: what one has of it that is still to come. */
export function BookingStrip<T extends BookingCard>({ bookings, paths, countOf }: Props<T>) {
  const { t, language } = useSpeech()
  const now = serverNow() ?? Date.now()
  const toCome = bookings.filter((it) => it.status !== bookingStatus.cancelled && Date.parse(it.end) > now)
  if (toCome.length === 0) return null
  const title = t('nav.bookings')
  return (
    <Section aria-label={title}>
      <Head>
        <Heading>{title}</Heading>
        <SeeAll to={paths.list} aria-label={t('strip.seeAllOf', { title })}>
          {t('strip.seeAll')}
        </SeeAll>
      </Head>
      <SnapRow back={t('strip.back')} onwards={t('strip.onwards')}>
        {toCome.map((it) => (
          <Item key={it.unique_booking_id}>
            <Card to={paths.one} params={{ unique_booking_id: it.unique_booking_id }}>
              <Picture>
                <Cover src={it.cover_image} color={it.cover_color} sizes="72px" />
              </Picture>
              <chakra.span display="grid" minWidth="0" fontSize="14">
                <span>{momentAt(it.start, it.timezone, language?.code ?? 'en')}</span>
                <Title>{it.title}</Title>
                <span>{countOf(it)}</span>
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

const Head = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 'touch' },
})

const Heading = chakra('h2', {
  base: { fontSize: '20', fontWeight: 'bold', lineHeight: '1.25', letterSpacing: '-0.01em' },
})

const SeeAll = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '2',
    marginInlineEnd: '-8px',
    fontSize: '14',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
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

const Title = chakra('b', {
  base: { fontSize: '16', fontWeight: 'bold', lineHeight: '1.25', truncate: true },
})
