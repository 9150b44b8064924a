import { chakra } from '@chakra-ui/react'
import { CalendarDays, Download } from 'lucide-react'
import { useMemo } from 'react'
import type { Booking } from '#contract/entities/booking.ts'
import type { BoughtLine } from '#src/core/booking/page/paid-section.tsx'
import { shortReference } from '#src/core/booking/reference.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Whereabouts } from '#src/core/listing/detail/location.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { type CalendarEntry, icsOf, renderLink } from './calendar-entry.ts'

interface Props {
  booking: Booking
  at: Whereabouts | undefined
  /** The purchase, part by part. */
  lines: readonly BoughtLine[]
  onClosed: () => void
}

const UID_LETTERS = 13
const MINUTE_MS = 60_000

/** Asks which calendar a booking goes into. */
export function CalendarDrawer({ booking, at, lines, onClosed }: Props) {
  const { t } = useSpeech()
  const { unique_booking_id, title, start, end, timezone, server_time, created_at } = booking
  const reference = shortReference(unique_booking_id)
  const entry: CalendarEntry = {
    title,
    start,
    end,
    timezone,
    at: server_time,
    // Only part of the reference, here and in the text: calendars are shared, and the whole reference is a
    // secret.
    uid: `${unique_booking_id.slice(0, UID_LETTERS)}@${location.hostname}`,
    sequence: Math.max(0, Math.floor((Date.parse(server_time) - Date.parse(created_at)) / MINUTE_MS)),
    about: [
      ...lines.map(wordsOf),
      t('booking.reference', { reference }),
      `${location.origin}/my-bookings`,
    ].join('\n'),
    location: at ? [at.landMark, at.address].filter(Boolean).join(', ') : '',
  }
  const ics = icsOf(entry)
  const file = useMemo(() => `data:text/calendar;charset=utf-8,${encodeURIComponent(ics)}`, [ics])
  return (
    <Dialog title={t('booking.calendar')} closeLabel={t('app.close')} onClosed={onClosed}>
      <chakra.div display="grid" gap="2">
        <Way href={renderLink(entry)} target="_blank" rel="noopener noreferrer" data-first>
          <CalendarDays size={20} strokeWidth={1.75} aria-hidden />
          {t('calendar.google')}
        </Way>
        <Way href={file} download={`${reference}.ics`}>
          <Download size={20} strokeWidth={1.75} aria-hidden />
          {t('calendar.file')}
        </Way>
      </chakra.div>
    </Dialog>
  )
}

const wordsOf = ({ name, added = [] }: BoughtLine) => [name, ...added.map((it) => it.name)].join(' + ')

const Way = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'control',
    paddingInline: '4',
    borderWidth: '1px',
    borderColor: 'edge',
    borderRadius: 'control',
    color: 'ink',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { background: 'line/50' },
  },
})
