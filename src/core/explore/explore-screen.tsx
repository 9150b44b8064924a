import { type ComponentType, useCallback } from 'react'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { useWide } from '#src/ui/use-wide.ts'
import type { Explored } from './explored.ts'
import type { ScreenProps } from './list-screen.tsx'
import { useExploring } from './use-exploring.ts'
import { WhenQuestion } from './when/when-question.tsx'

interface Props {
  of: Explored
  /** The list or the map, on a phone; where there is room for both they stand side by side. */
  Narrow: ComponentType<ScreenProps>
}

/** Explores a vertical around a location, in a list and on a map. */
export function ExploreScreen({ of, Narrow }: Props) {
  const exploring = useExploring(of)
  const filter = useLazyPart<typeof import('./filter-drawer.tsx')>()
  const askFilter = filter.ask
  const hasRoom = useWide() && of.paths.map !== undefined
  const WideScreen = useLoaded(() => import('./map/wide-screen.tsx'), hasRoom)?.WideScreen
  const Shown = (hasRoom && WideScreen) || Narrow
  const onFilter = useCallback(() => askFilter(() => import('./filter-drawer.tsx')), [askFilter])
  return (
    <>
      <Shown of={of} exploring={exploring} onFilter={onFilter} isPassing={hasRoom} />
      {filter.part && <filter.part.FilterDrawer of={of} exploring={exploring} onClosed={filter.leave} />}
      <WhenQuestion exploring={exploring} />
    </>
  )
}
