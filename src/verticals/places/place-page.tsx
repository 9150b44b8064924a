import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import type { Place } from '#contract/entities/place.ts'
import { usePerson } from '#src/core/account/person.ts'
import { Heart } from '#src/core/favourite/heart.tsx'
import { OpenLine } from '#src/core/hours/open-line.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { CallLink } from '#src/core/listing/call-link.tsx'
import { ListingPage } from '#src/core/listing/detail/listing-page.tsx'
import { ListingScreen } from '#src/core/listing/detail/listing-screen.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import { Chip } from '#src/core/page/chip.ts'
import { LaterPart } from '#src/core/page/later-part.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { QuietLink } from '#src/ui/button.tsx'
import { DirectionsButton } from './directions.tsx'
import { likeACard } from './like-a-card.ts'
import { places } from './queries.ts'

// Loading begins at once, so that the part which the server rendered can soon be used.
const coming = import('./place-more.tsx')
// The rejection reaches the component that shows it; here it only must not count as unhandled.
coming.catch(() => {})
// The server renders in one pass, and cannot wait for the part.
const painted = import.meta.env.SSR ? await coming : undefined
const PlaceMore = painted?.PlaceMore ?? lazy(async () => ({ default: (await coming).PlaceMore }))
const PlaceReport = painted?.PlaceReport ?? lazy(async () => ({ default: (await coming).PlaceReport }))
const PlaceRelated = painted?.PlaceRelated ?? lazy(async () => ({ default: (await coming).PlaceRelated }))

const loadSavedNote = async () => (await import('./area/saved-note.tsx')).SavedNote

/** The screen of a place's page. */
export function PlaceScreen({ slug }: { slug: string }) {
  const { language } = useSpeech()
  const query = useQuery({ ...places.info(slug, language?.code ?? ''), enabled: language !== undefined })
  return (
    <ListingScreen vertical="places" slug={slug} query={query}>
      {(place) => <PlacePage place={place} readAt={query.dataUpdatedAt} />}
    </ListingScreen>
  )
}

function PlacePage({ place, readAt }: { place: Place; readAt: number }) {
  const { t } = useSpeech()
  const { slug, address, land_mark, contacts, hours, timezone } = place
  const heart = { vertical: 'places', listing: likeACard(place), isFavourite: place.is_favorited } as const
  const isSomebody = usePerson().token !== undefined
  const Saved = useLoaded(loadSavedNote, 'savedAt' in place)
  return (
    <ListingPage
      vertical="places"
      listing={{ ...place, title: place.name }}
      at={{ ...address, landMark: land_mark, mapUrl: place.google_map_url }}
      heart={<Heart {...heart} />}
      chips={place.category && <Chip color="green">{place.category.name}</Chip>}
      state={
        <>
          <OpenLine hours={hours} timezone={timezone} />
          {Saved && <Saved place={place} />}
        </>
      }
      bar={
        <PriceBar>
          <DirectionsButton place={place} />
          {contacts.phone && <CallLink phone={contacts.phone}>{t('place.call')}</CallLink>}
          <Heart {...heart} words={{ off: 'place.save', on: 'place.saved' }} />
        </PriceBar>
      }
      afterMap={
        <LaterPart>
          <PlaceMore place={place} />
        </LaterPart>
      }
      reviewAction={
        isSomebody && (
          <QuietLink to="/go-to-places/place/$slug/rate" params={{ slug }}>
            {t('place.review')}
          </QuietLink>
        )
      }
      afterReviews={<PlaceReport place={place} readAt={readAt} />}
      related={<PlaceRelated place={place} />}
    />
  )
}
