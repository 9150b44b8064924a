import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * How many items to render: those in view at once, and the rest right after. The server's page has all of
 * them from the beginning.
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
