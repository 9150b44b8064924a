import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import { QrCode } from 'lucide-react'
import type { BookingCard } from '#contract/entities/booking.ts'
import { customerView } from '#contract/status.ts'
import { showsStatus } from '#src/core/booking/booking-state.ts'
import { DueAfterDeposit } from '#src/core/booking/due-after-deposit.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { momentAt } from '#src/lib/dates.ts'
import { OwnName } from '#src/ui/own-name.ts'
import { Cover } from '#src/ui/picture.tsx'

/** The next booking as a large card: with its ticket a tap away, or its status where it is not paid yet. */
export function NextBooking({ booking }: { booking: BookingCard }) {
  const { t, language } = useSpeech()
  const { vertical, unique_booking_id, title, start, timezone, status } = booking
  const { bookings: of, ticket } = Object.values(useVerticals()).find((it) => it.id === vertical) ?? {}
  const inside = (
    <>
      <Picture>
        <Cover
          src={booking.cover_image}
          color={booking.cover_color}
          sizes="(min-width: 560px) 560px, 100vw"
          eager
        />
      </Picture>
      <Words>
        <span>{momentAt(start, timezone, language?.code ?? 'en')}</span>
        <OwnName fontSize="20" fontWeight="bold" letterSpacing="-0.01em">
          {title}
        </OwnName>
        <DueAfterDeposit booking={booking} />
        {booking.answer_until ? (
          <Way>{t('bookings.answer')}</Way>
        ) : ticket !== undefined && customerView(status).myTicket && !showsStatus(status) ? (
          <Way>
            <QrCode size={18} strokeWidth={1.75} aria-hidden />
            {t(ticket)}
          </Way>
        ) : (
          <Way>{booking.booking_status_text}</Way>
        )}
      </Words>
    </>
  )
  return of ? (
    <CardLink to={of.one} params={{ unique_booking_id }}>
      {inside}
    </CardLink>
  ) : (
    <Card>{inside}</Card>
  )
}

const cardLook = {
  display: 'block',
  overflow: 'hidden',
  maxWidth: '560px',
  borderRadius: 'card',
  background: 'accent',
  color: 'onAccent',
  boxShadow: 'float',
  textDecoration: 'none',
  transition: 'transform {durations.fast} ease-out',
  _active: { transform: 'scale(0.99)' },
} as const

const Card = chakra('div', { base: cardLook })
const CardLink = createLink(chakra('a', { base: cardLook }))

const Picture = chakra('div', { base: { '& > div': { aspectRatio: '16/7' } } })

const Words = chakra('div', {
  base: { display: 'grid', gap: '1', padding: '4', paddingBlockStart: '3', fontSize: '14' },
})

const Way = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: '2',
    marginBlockStart: '2',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'pill',
    background: 'onAccent',
    color: 'accent',
    fontWeight: 'semibold',
  },
})
