import { useSyncExternalStore } from 'react'

/** From here on a rail replaces the tab bar, and there is room for two things beside each other. */
const WIDE = '(min-width: 768px)'

/** Whether there is; never where the page is painted, which is for a phone first. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
