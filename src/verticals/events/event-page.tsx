import { useQuery } from '@tanstack/react-query'
import type { Event } from '#contract/entities/event.ts'
import { useFreshAccount } from '#src/core/account/use-fresh-account.ts'
import { Heart } from '#src/core/favourite/heart.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Host } from '#src/core/listing/detail/hosted-by.tsx'
import { ListingPage } from '#src/core/listing/detail/listing-page.tsx'
import { ListingScreen } from '#src/core/listing/detail/listing-screen.tsx'
import type { Whereabouts } from '#src/core/listing/detail/location.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import { Strip } from '#src/core/listing/strip.tsx'
import { Chip } from '#src/core/page/chip.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { EventFacts } from './event-facts.tsx'
import { events } from './queries.ts'
import { SaleNote } from './sale-note.tsx'

/** The screen of an event's page. */
export function EventScreen({ slug }: { slug: string }) {
  const { language } = useSpeech()
  useFreshAccount()
  const query = useQuery({ ...events.info(slug, language?.code ?? ''), enabled: language !== undefined })
  return (
    <ListingScreen vertical="events" slug={slug} query={query}>
      {(event) => <EventPage event={event} />}
    </ListingScreen>
  )
}

function EventPage({ event }: { event: Event }) {
  const { t } = useSpeech()
  const { slug, sales, related } = event
  return (
    <ListingPage
      vertical="events"
      listing={event}
      host={hostOf(event)}
      at={event.is_online ? undefined : whereaboutsOf(event)}
      heart={<Heart vertical="events" listing={event} isFavourite={event.is_favorited ?? false} />}
      chips={[event.category?.name, ...event.tags.map((it) => it.value)]
        .filter((it) => it !== undefined)
        .map((it) => (
          <Chip key={it} color="plum">
            {it}
          </Chip>
        ))}
      facts={<EventFacts event={event} />}
      bar={
        sales.state === 'on_sale' &&
        event.price !== null && (
          <PriceBar price={event.price}>
            <ButtonLink to="/happenings/event/$slug/tickets" params={{ slug }}>
              {t('event.book')}
            </ButtonLink>
          </PriceBar>
        )
      }
      related={related.length > 0 && <Strip title={t('detail.related')} items={related} />}
    >
      <SaleNote event={event} />
    </ListingPage>
  )
}

function hostOf(event: Event): Host {
  const { business, user } = event
  const name = user.name || (business?.name ?? '')
  const asked = { vertical: 'events', listing: event } as const
  return { name, about: business?.about ?? '', picture: business?.mark, asked }
}

function whereaboutsOf({ full_address: { land_mark, ...at }, google_map_url }: Event): Whereabouts {
  return { ...at, landMark: land_mark, mapUrl: google_map_url }
}
