import { Languages, MapPin, Wifi } from 'lucide-react'
import type { Event } from '#contract/entities/event.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Moment } from '#src/core/listing/detail/moment.tsx'
import { Fact, Facts } from '#src/core/page/fact.tsx'

/** The main facts of an event. */
export function EventFacts({ event }: { event: Event }) {
  const { t, language } = useSpeech()
  const { full_address, language: spoken } = event
  const list = new Intl.ListFormat(language?.code ?? 'en', { type: 'conjunction' })
  return (
    <Facts>
      <Moment start={event.start_time} end={event.end_time} timezone={event.timezone} />
      {event.is_online ? (
        <Fact icon={Wifi} label={t('event.place')} more={t('event.onlineMore')}>
          {t('event.online')}
        </Fact>
      ) : (
        <Fact
          icon={MapPin}
          label={t('event.place')}
          more={full_address.land_mark ? <bdi>{full_address.address}</bdi> : undefined}
        >
          <bdi>{full_address.land_mark || full_address.address}</bdi>
        </Fact>
      )}
      {spoken.length > 0 && (
        <Fact icon={Languages} label={t('event.language')} more={t('event.spoken')}>
          {list.format(spoken.map((it) => it.value))}
        </Fact>
      )}
    </Facts>
  )
}
