import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import type { Place } from '#contract/entities/place.ts'
import { usePerson } from '#src/core/account/person.ts'
import { Heart } from '#src/core/favourite/heart.tsx'
import type { PageOfListing } from '#src/core/favourite/heart-props.ts'
import { AskHost } from '#src/core/inquiry/write/ask-host.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingPage } from '#src/core/listing/detail/listing-page.tsx'
import { ListingScreen } from '#src/core/listing/detail/listing-screen.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import { Strip } from '#src/core/listing/strip.tsx'
import { Chip } from '#src/core/page/chip.ts'
import { QuietChoice, QuietLink } from '#src/ui/button.tsx'
import { Contact } from './contact.tsx'
import { DirectionsButton } from './directions.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { places } from './queries.ts'

/** A place's own page. */
export function PlaceScreen({ slug }: { slug: string }) {
  const { language } = useSpeech()
  const query = useQuery({ ...places.info(slug, language?.code ?? ''), enabled: language !== undefined })
  return (
    <ListingScreen vertical="places" slug={slug} query={query}>
      {(place) => <PlacePage place={place} />}
    </ListingScreen>
  )
}

function PlacePage({ place }: { place: Place }) {
  const { t } = useSpeech()
  const { slug, address, land_mark, contacts, events, related } = place
  const heart = { vertical: 'places', listing: likeACard(place), isFavourite: place.is_favorited } as const
  const isSomebody = usePerson().token !== undefined
  return (
    <ListingPage
      vertical="places"
      listing={{ ...place, title: place.name }}
      at={{ ...address, landMark: land_mark, mapUrl: place.google_map_url }}
      heart={<Heart {...heart} />}
      chips={place.category && <Chip color="green">{place.category.name}</Chip>}
      bar={
        <PriceBar>
          <DirectionsButton place={place} />
          {contacts.phone && (
            <QuietChoice asChild>
              <a href={`tel:${contacts.phone}`}>
                <Phone size={18} strokeWidth={1.75} aria-hidden />
                {t('place.call')}
              </a>
            </QuietChoice>
          )}
          <Heart {...heart} words={{ off: 'place.save', on: 'place.saved' }} />
        </PriceBar>
      }
      afterMap={
        <>
          <GoodToKnow place={place} />
          <Contact contacts={contacts} />
          <AskHost vertical="places" listing={heart.listing} />
        </>
      }
      reviewAction={
        isSomebody && (
          <QuietLink to="/go-to-places/place/$slug/rate" params={{ slug }}>
            {t('place.review')}
          </QuietLink>
        )
      }
      related={
        <>
          {events.length > 0 && <Strip title={t('place.events')} items={events} />}
          {related.length > 0 && <Strip title={t('place.related')} items={related} />}
        </>
      }
    />
  )
}

/** As it is shown among the favourites before the server does. */
function likeACard({ name, address: { address, ...point }, land_mark, ...rest }: Place): PageOfListing {
  return { ...rest, title: name, address, price: null, currency: '', full_address: { land_mark, ...point } }
}
