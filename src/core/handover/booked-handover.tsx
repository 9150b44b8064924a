import { chakra } from '@chakra-ui/react'
import { KeyRound, Navigation, Phone } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { BookedHandover, BookedLeg } from '#contract/entities/booked-handover.ts'
import type { Booking } from '#contract/entities/booking.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { directionsUrl } from '#src/core/location/directions.ts'
import { PageSection } from '#src/core/page/section.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { hourAt, momentAt } from '#src/lib/dates.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { WhiteBox } from '#src/ui/white-box.ts'

interface Props<B extends Booking> {
  booking: B
  handover: BookedHandover
  /** The drawer in which another way is chosen. */
  change: () => Promise<{ HandoverDrawer: ComponentType<{ booking: B; onClosed: () => void }> }>
  /** Instead of how one gets something. */
  title?: TextKey
  /** Below where and when. */
  children?: ReactNode
}

/** Where and when what was booked is taken over and given back, and until when that can be changed. */
export function BookedHandoverSection<B extends Booking>(props: Props<B>) {
  const { booking, handover, change, title = 'handover.title', children } = props
  const { t, language } = useSpeech()
  const { part, ask, leave } = useLazyPart<Awaited<ReturnType<typeof change>>>()
  const { legs, change_until, phone } = handover
  const { timezone, can_change } = booking
  const isInTime = Date.parse(change_until) > (serverNow() ?? Date.now())
  const time = momentAt(change_until, timezone, language?.code ?? 'en')
  return (
    <PageSection title={t(title)}>
      {legs.length === 0 && <p>{t('handover.none')}</p>}
      {legs.map((it) => (
        <Leg key={it.leg} leg={it} timezone={timezone} />
      ))}
      {children}
      {can_change && isInTime && (
        <Line>
          <QuietButton type="button" onClick={() => ask(change)}>
            {t('handover.change')}
          </QuietButton>
          <span>{t('handover.until', { time })}</span>
        </Line>
      )}
      {can_change && !isInTime && (
        <Line>
          <span>{t('handover.tooLate')}</span>
          {phone && (
            <Way href={`tel:${phone}`}>
              <Phone size={18} strokeWidth={1.75} aria-hidden />
              <bdi>{t('handover.call', { phone })}</bdi>
            </Way>
          )}
        </Line>
      )}
      {part && <part.HandoverDrawer booking={booking} onClosed={leave} />}
    </PageSection>
  )
}

function Leg({ leg: it, timezone }: { leg: BookedLeg; timezone: string }) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const { latitude, longitude, name, address, contact_name, contact_phone, note, box_code } = it
  const isThere = latitude !== null && longitude !== null
  return (
    <WhiteBox>
      <chakra.div display="grid" gap="1">
        <chakra.h3 fontSize="16" fontWeight="bold">
          {t(titles[it.leg])}
        </chakra.h3>
        <b>
          {t('handover.fromUntil', {
            from: momentAt(it.from, timezone, locale),
            until: hourAt(it.until, timezone, locale),
          })}
        </b>
        {name && <bdi>{name}</bdi>}
        {address ? <bdi>{address}</bdi> : <p>{t('handover.wiped')}</p>}
        {contact_name && (
          <Small>
            <bdi>{contact_name}</bdi> · <bdi dir="ltr">{contact_phone}</bdi>
          </Small>
        )}
        {note && <Small dir="auto">{note}</Small>}
        {box_code && (
          <chakra.p display="flex" alignItems="center" gap="2">
            <KeyRound size={18} strokeWidth={1.75} aria-hidden />
            {t('handover.boxCode')} <b dir="ltr">{box_code}</b>
          </chakra.p>
        )}
        {isThere && it.kind === 'point' && (
          <Way
            href={directionsUrl({ name: name || address, latitude, longitude, mapUrl: null }, navigator)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Navigation size={18} strokeWidth={1.75} aria-hidden />
            {t('detail.directions')}
          </Way>
        )}
      </chakra.div>
    </WhiteBox>
  )
}

const titles = {
  pickup: 'handover.pickup',
  drop: 'handover.drop',
  visit: 'homeVisit.leg',
  other: 'handover.pickup',
} as const

const Small = chakra('p', { base: { color: 'muted', fontSize: '14', overflowWrap: 'anywhere' } })

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    fontSize: '14',
    color: 'muted',
  },
})

const Way = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: '2',
    minHeight: 'touch',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
})
