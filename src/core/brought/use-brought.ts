import { useCallback, useRef, useState } from 'react'
import { bring } from './bring.ts'

interface Brought<T> {
  /** What was brought last, until it is left. */
  part: T | undefined
  /** Has another one come; the one that is there stays until then. */
  ask: (load: () => Promise<T>) => void
  leave: () => void
}

/** A part of the app, such as a drawer, that comes when a button is pressed. */
export function useBrought<T>(): Brought<T> {
  const [brought, setBrought] = useState<{ part: T }>()
  const last = useRef<() => Promise<T>>(undefined)
  const ask = useCallback((load: () => Promise<T>) => {
    last.current = load
    // Pressed for something else meanwhile, or left.
    void bring(load).then((part) => part !== undefined && last.current === load && setBrought({ part }))
  }, [])
  const leave = useCallback(() => {
    last.current = undefined
    setBrought(undefined)
  }, [])
  return { part: brought?.part, ask, leave }
}
