import { useEffect } from 'react'
import { useObserved } from '#src/core/use-observed.ts'
import { savedAreas } from '#src/data/area/page-areas.ts'
import type { SavedArea } from '#src/data/area/saved-area.ts'

/** The areas on this device; undefined until that is known. */
export function useSavedAreas(): readonly SavedArea[] | undefined {
  useEffect(() => {
    // A device that cannot say has none.
    savedAreas.contents().catch(() => savedAreas.areas.set([]))
  }, [])
  return useObserved(savedAreas.areas)
}
