import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Store } from '#contract/entities/store.ts'
import { Heart } from '#src/core/favourite/heart.tsx'
import { OpenLine } from '#src/core/hours/open-line.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingPage } from '#src/core/listing/detail/listing-page.tsx'
import { ListingScreen } from '#src/core/listing/detail/listing-screen.tsx'
import { Chip } from '#src/core/page/chip.ts'
import { AskBar } from './ask-bar.tsx'
import { stores } from './queries.ts'

// Asked for at once, so that what is painted of it can soon be used.
const coming = import('./store-more.tsx')
// Whoever shows it is told where it does not come.
coming.catch(() => {})
// The server paints in one go, and cannot wait for it.
const painted = import.meta.env.SSR ? await coming : undefined
const StoreOffers = painted?.StoreOffers ?? lazy(async () => ({ default: (await coming).StoreOffers }))
const StoreMore = painted?.StoreMore ?? lazy(async () => ({ default: (await coming).StoreMore }))
const StoreRelated = painted?.StoreRelated ?? lazy(async () => ({ default: (await coming).StoreRelated }))

/** A store's own page. */
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
  const { land_mark: landMark, ...at } = full_address
  return (
    <ListingPage
      vertical="services"
      listing={store}
      at={{ ...at, landMark, mapUrl: null }}
      heart={<Heart vertical="services" listing={store} isFavourite={store.is_favorited} />}
      chips={category && <Chip color="rose">{category.name}</Chip>}
      state={<OpenLine hours={hours} timezone={timezone} />}
      bar={hours.state !== 'closed_for_good' && <AskBar listing={store} phone={phone} />}
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
