import { startTransition, useCallback, useEffect, useState } from 'react'
import type { MapScreen } from './map-screen.tsx'

/** The map's screen, which comes when it is first shown; where it did not come, how to ask for it again. */
export function useMapScreen(isWanted: boolean): {
  Screen: typeof MapScreen | undefined
  again: (() => void) | undefined
} {
  const [Screen, setScreen] = useState<typeof MapScreen>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    setHasFailed(false)
    import('./map-screen.tsx').then(
      (it) => startTransition(() => setScreen(() => it.MapScreen)),
      () => setHasFailed(true),
    )
  }, [])
  useEffect(() => {
    if (isWanted) load()
  }, [isWanted, load])
  return { Screen, again: hasFailed ? load : undefined }
}
