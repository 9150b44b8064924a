import { useSyncExternalStore } from 'react'

/** The width from which a rail replaces the tab bar, and there is room for two columns. */
const WIDE = '(min-width: 768px)'

/** Whether the window is wide; never on the server, which renders for a phone first. */
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
