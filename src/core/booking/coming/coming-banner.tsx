import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import { Clock3 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isWaitedFor, showsStatus } from '#src/core/booking/booking-state.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { OwnName } from '#src/ui/own-name.ts'
import { IN_LARGE_LETTERS } from '#src/ui/style-properties.ts'
import { useComing } from './remembered.ts'
import { whenWords } from './when-words.ts'

const MINUTE_MS = 60_000

/** The next booking: when it begins, what it is and how many; a tap opens it. */
export function ComingBanner() {
  const { t, language } = useSpeech()
  const now = useMinute()
  const [next] = useComing(now) ?? []
  const of = Object.values(useVerticals()).find((it) => it.id === next?.vertical)
  if (!next || !of?.bookings) return null
  const { unique_booking_id, title, status } = next
  const Icon = isWaitedFor(status) ? Clock3 : of.icon
  return (
    <section aria-label={t('coming.label')}>
      <Banner to={of.bookings.one} params={{ unique_booking_id }}>
        <Words>
          <When>{whenWords(next, now, language?.code ?? 'en', t)}</When>
          <OwnName as="b" fontWeight="bold" lineClamp={1}>
            {title}
          </OwnName>
        </Words>
        <Pill>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          {showsStatus(status) ? next.booking_status_text : next.count}
        </Pill>
      </Banner>
    </section>
  )
}

/** The time by the server's clock, renewed every minute. */
function useMinute(): number {
  const [now, setNow] = useState(time)
  useEffect(() => {
    const timer = setInterval(() => setNow(time()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

const time = () => serverNow() ?? Date.now()

const Banner = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      height: 'full',
      [IN_LARGE_LETTERS]: {
        flexDirection: 'column',
        alignItems: 'start',
        justifyContent: 'center',
        gap: '2',
        '& > span': { maxWidth: 'full' },
      },
      paddingInline: '4',
      borderRadius: 'card',
      background: 'accent',
      color: 'onAccent',
      fontSize: '14',
      textDecoration: 'none',
      transition: 'transform {durations.fast} ease-out',
      _active: { transform: 'scale(0.99)' },
    },
  }),
)

const Words = chakra('span', { base: { display: 'grid', gap: '2px', minWidth: 0 } })

/** The beginning of the booking. The time that is left disappears as a whole where there is no room for it. */
function When({ children }: { children: string }) {
  const [when, ...left] = children.split(SEPARATOR)
  return (
    <Line>
      <span>{when}</span>
      {left.map((it) => (
        <span key={it}>{SEPARATOR + it}</span>
      ))}
    </Line>
  )
}

const SEPARATOR = ' · '

const Line = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    height: '1.375em',
    overflow: 'hidden',
    [IN_LARGE_LETTERS]: { height: 'auto' },
    lineHeight: '1.375',
    whiteSpace: 'pre',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Pill = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: '6px',
    maxWidth: '45%',
    paddingInline: '10px',
    paddingBlock: '5px',
    borderRadius: 'pill',
    background: 'onAccent',
    color: 'accent',
    fontSize: '14',
    fontWeight: 'semibold',
    lineHeight: '1.25',
    '& > svg': { flex: 'none' },
  },
})
