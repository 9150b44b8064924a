import { useCallback } from 'react'
import { enExplore } from '#contract/texts/later/en-explore.ts'
import { useBrought } from '#src/core/brought/use-brought.ts'
import { bringEnglish } from '#src/core/language/english.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { useWide } from '#src/ui/use-wide.ts'
import type { Explored } from './explored.ts'
import { ListScreen } from './list-screen.tsx'
import { MapRoom } from './map/map-room.tsx'
import { useMapScreen } from './map/use-map-screen.ts'
import { useExploring } from './use-exploring.ts'
import { WhenAsked } from './when/when-asked.tsx'

bringEnglish(enExplore)

interface Props {
  of: Explored
  /** Which of the two a phone shows; where there is room for both they stand side by side. */
  view: 'list' | 'map'
}

/** Looks for something around a place, in a list and on a map. */
export function ExploreScreen({ of, view }: Props) {
  const exploring = useExploring(of)
  const filter = useBrought<typeof import('./filter-drawer.tsx')>()
  const askFilter = filter.ask
  const isWide = useWide()
  // Leaflet and all that stands on it come after what can be read.
  const map = useMapScreen(view === 'map' && !isWide)
  const WideScreen = useLoaded(() => import('./map/wide-screen.tsx'), isWide)?.WideScreen
  const Narrow = view === 'map' ? map.Screen : ListScreen
  const Shown = (isWide && WideScreen) || Narrow
  const onFilter = useCallback(() => askFilter(() => import('./filter-drawer.tsx')), [askFilter])
  const shown = { of, exploring, onFilter }
  return (
    <>
      {Shown ? <Shown {...shown} /> : <MapRoom {...shown} onAgain={map.again} />}
      {filter.part && (
        <filter.part.FilterDrawer
          of={of}
          filters={exploring.sought.filters}
          onApply={exploring.applyFilters}
          onClear={exploring.clear}
          onClosed={filter.leave}
        />
      )}
      <WhenAsked exploring={exploring} />
    </>
  )
}
