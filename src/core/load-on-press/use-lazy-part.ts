import { useCallback, useRef, useState } from 'react'
import { loadOnPress } from './load-on-press.ts'

interface LazyPart<T> {
  /** The part that was loaded last, until it is left. */
  part: T | undefined
  /** Loads another part; the present one stays until then. */
  ask: (load: () => Promise<T>) => void
  leave: () => void
}

/** A part of the app, such as a drawer, that is loaded when a button is pressed. */
export function useLazyPart<T>(): LazyPart<T> {
  const [loaded, setLoaded] = useState<{ part: T }>()
  const last = useRef<() => Promise<T>>(undefined)
  const ask = useCallback((load: () => Promise<T>) => {
    last.current = load
    // Pressed for something else meanwhile, or left.
    void loadOnPress(load).then((part) => part !== undefined && last.current === load && setLoaded({ part }))
  }, [])
  const leave = useCallback(() => {
    last.current = undefined
    setLoaded(undefined)
  }, [])
  return { part: loaded?.part, ask, leave }
}
