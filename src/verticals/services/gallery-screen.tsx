import { useQuery } from '@tanstack/react-query'
import { useSpeech } from '#src/core/language/language.tsx'
import { AllPictures } from '#src/core/listing/detail/all-pictures.tsx'
import { ListingScreen } from '#src/core/listing/detail/listing-screen.tsx'
import { stores } from './queries.ts'

/** The screen with all pictures and videos of a store. */
export function GalleryScreen({ slug }: { slug: string }) {
  const { language } = useSpeech()
  const query = useQuery({ ...stores.info(slug, language?.code ?? ''), enabled: language !== undefined })
  return (
    <ListingScreen vertical="services" slug={slug} query={query}>
      {(store) => <AllPictures of={store} />}
    </ListingScreen>
  )
}
