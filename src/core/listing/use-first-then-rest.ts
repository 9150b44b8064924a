import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What is in view at once, and the rest right after it, a little at a time. A painted page has all of it from the
 * beginning. Answers how many are to be shown now.
 */
export function useFirstThenRest(first: number): number {
  const isPainted = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [all, setAll] = useState(isPainted)
  useEffect(() => startTransition(() => setAll(true)), [])
  return all ? Number.POSITIVE_INFINITY : first
}
