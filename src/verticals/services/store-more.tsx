import { chakra } from '@chakra-ui/react'
import type { Store } from '#contract/entities/store.ts'
import { HoursCircles } from '#src/core/hours/hours-circles.tsx'
import { HoursConfirmed } from '#src/core/hours/hours-confirmed.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Strip } from '#src/core/listing/strip.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { QuietLink, quietLook } from '#src/ui/button.tsx'
import { draftListingOf } from './draft-listing.ts'
import { ServiceList } from './service-list.tsx'
import { StaffRow } from './staff-row.tsx'

/** The professionals and services of a store. */
export function StoreOffers({ store }: { store: Store }) {
  return (
    <>
      <StaffRow store={store} />
      <ServiceList offered={store} storeOf={() => draftListingOf(store)} />
    </>
  )
}

/** The opening hours, the website and the pictures of a store. */
export function StoreMore({ store: { slug, hours, timezone, website, gallery } }: { store: Store }) {
  const { t } = useSpeech()
  return (
    <>
      {hours.state !== 'closed_for_good' && (
        <PageSection title={t('store.hours')}>
          <HoursCircles hours={hours} timezone={timezone} nothing="store.noHours" />
          <HoursConfirmed on={hours.checked_on} timezone={timezone} />
        </PageSection>
      )}
      {(website || gallery.length > 0) && (
        <Ways>
          {website && (
            <Website href={website} target="_blank" rel="noopener noreferrer" dir="ltr">
              {new URL(website).hostname}
            </Website>
          )}
          {gallery.length > 0 && (
            <QuietLink to="/reserve-and-relax/store/$slug/gallery" params={{ slug }}>
              {t('store.allPhotos')}
            </QuietLink>
          )}
        </Ways>
      )}
    </>
  )
}

/** Similar stores nearby. */
export function StoreRelated({ store: { related } }: { store: Store }) {
  const { t } = useSpeech()
  return related.length > 0 && <Strip title={t('store.related')} items={related} />
}

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const Website = chakra('a', { base: { ...quietLook, overflowWrap: 'anywhere' } })
