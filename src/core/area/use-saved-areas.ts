import { useEffect } from 'react'
import { useObserved } from '#src/core/use-observed.ts'
import { savedAreas } from '#src/data/area/page-areas.ts'
import type { SavedArea } from '#src/data/area/saved-area.ts'

/** The saved areas on this device; undefined until they have been read. */
export function useSavedAreas(): readonly SavedArea[] | undefined {
  useEffect(() => {
    // A device whose storage cannot be read has no areas.
    savedAreas.contents().catch(() => savedAreas.areas.set([]))
  }, [])
  return useObserved(savedAreas.areas)
}
