import { useInfiniteQuery } from '@tanstack/react-query'
import { noFilters } from '#src/core/explore/address-parts.ts'
import type { ExploreQuery } from '#src/core/explore/explore-query.ts'
import { explore } from '#src/core/explore/queries.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Strip } from '#src/core/listing/strip.tsx'
import { useChosenLocation } from '#src/core/location/location.ts'
import { explorePlaces } from './explore.tsx'
import { placePaths } from './paths.ts'

const OPEN_NOW = { open: 'now' }
const openNow: ExploreQuery = {
  q: '',
  categories: [],
  when: undefined,
  filters: { ...noFilters(explorePlaces.filtering), own: OPEN_NOW },
}
const SHOWN = 12

/** The places that are open now, the nearest first; nothing where there are none, or none are known. */
export function OpenNow() {
  const { t, language } = useSpeech()
  const { data } = useInfiniteQuery({
    ...explore.found(explorePlaces, openNow, language?.code ?? '', useChosenLocation()),
    enabled: language !== undefined,
  })
  const items = data?.pages[0]?.cards.slice(0, SHOWN) ?? []
  if (items.length === 0) return null
  return (
    <Strip title={t('places.openNow')} items={items} all={{ to: placePaths.all, search: OPEN_NOW }} later />
  )
}
