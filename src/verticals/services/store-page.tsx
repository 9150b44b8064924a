import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Store } from '#contract/entities/store.ts'
import { Heart } from '#src/core/favourite/heart.tsx'
import { OpenLine } from '#src/core/hours/open-line.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingPage } from '#src/core/listing/detail/listing-page.tsx'
import { ListingScreen } from '#src/core/listing/detail/listing-screen.tsx'
import { whereaboutsOf } from '#src/core/listing/detail/location.tsx'
import { Chip } from '#src/core/page/chip.ts'
import { AskBar } from '#src/core/slots/ask-bar.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { stores } from './queries.ts'

// Loading begins at once, so that the part which the server rendered can soon be used.
const coming = import('./store-more.tsx')
// The rejection reaches the component that shows it; here it only must not count as unhandled.
coming.catch(() => {})
// The server renders in one pass, and cannot wait for the part.
const painted = import.meta.env.SSR ? await coming : undefined
const StoreOffers = painted?.StoreOffers ?? lazy(async () => ({ default: (await coming).StoreOffers }))
const StoreMore = painted?.StoreMore ?? lazy(async () => ({ default: (await coming).StoreMore }))
const StoreRelated = painted?.StoreRelated ?? lazy(async () => ({ default: (await coming).StoreRelated }))

/** The screen of a store's page. */
export function StoreScreen({ slug }: { slug: string }) {
  const { language } = useSpeech()
  const query = useQuery({ ...stores.info(slug, language?.code ?? ''), enabled: language !== undefined })
  return (
    <ListingScreen vertical="services" slug={slug} query={query}>
      {(store) => <StorePage store={store} />}
    </ListingScreen>
  )
}

function StorePage({ store }: { store: Store }) {
  const { category, full_address, hours, timezone, phone } = store
  const visit = useLoaded(() => import('./visit/visit-bar.tsx'))
  return (
    <ListingPage
      vertical="services"
      listing={store}
      at={whereaboutsOf(full_address)}
      heart={<Heart vertical="services" listing={store} isFavourite={store.is_favorited} />}
      chips={category && <Chip color="rose">{category.name}</Chip>}
      state={<OpenLine hours={hours} timezone={timezone} />}
      bar={
        hours.state !== 'closed_for_good' && (
          <AskBar vertical="services" listing={store} phone={phone} services={store.services}>
            {(onChosen) => visit && <visit.VisitBar slug={store.slug} onChosen={onChosen} />}
          </AskBar>
        )
      }
      afterMap={
        <Suspense>
          <StoreMore store={store} />
        </Suspense>
      }
      related={<StoreRelated store={store} />}
    >
      <Suspense>
        <StoreOffers store={store} />
      </Suspense>
    </ListingPage>
  )
}
