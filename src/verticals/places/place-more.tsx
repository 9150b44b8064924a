import type { Place } from '#contract/entities/place.ts'
import { HoursCircles } from '#src/core/hours/hours-circles.tsx'
import { HoursConfirmed } from '#src/core/hours/hours-confirmed.tsx'
import { AskHost } from '#src/core/inquiry/write/ask-host.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Strip } from '#src/core/listing/strip.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { ReportPage } from '#src/core/report/report-page.tsx'
import { Contact } from './contact.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { likeACard } from './like-a-card.ts'

/** The details of a place: its opening hours, amenities and contacts. */
export function PlaceMore({ place }: { place: Place }) {
  const { t } = useSpeech()
  const { hours, timezone, contacts } = place
  return (
    <>
      {hours.state !== 'closed_for_good' && (
        <PageSection title={t('place.hours')}>
          <HoursCircles hours={hours} timezone={timezone} nothing="place.notActive" />
          <HoursConfirmed on={hours.checked_on} timezone={timezone} />
        </PageSection>
      )}
      <GoodToKnow place={place} />
      <Contact contacts={contacts} />
      <AskHost vertical="places" listing={likeACard(place)} />
    </>
  )
}

/** The events at a place, and similar places. */
export function PlaceRelated({ place: { events, related } }: { place: Place }) {
  const { t } = useSpeech()
  return (
    <>
      {events.length > 0 && <Strip title={t('place.events')} items={events} />}
      {related.length > 0 && <Strip title={t('place.related')} items={related} />}
    </>
  )
}

/** The buttons that confirm a place's page, or report a mistake in it. */
export function PlaceReport({ place: { slug, hours }, readAt }: { place: Place; readAt: number }) {
  const hasHours = hours.week !== null && hours.state !== 'closed_for_good'
  return <ReportPage vertical="places" slug={slug} readAt={readAt} hasHours={hasHours} />
}
