import { startTransition, useEffect, useState } from 'react'
import { useIsPainted } from '#src/core/use-is-painted.ts'

/**
 * What is in view at once, and the rest right after it, a little at a time. A painted page has all of it from the
 * beginning. Answers how many are to be shown now.
 */
export function useFirstThenRest(first: number): number {
  const [all, setAll] = useState(useIsPainted())
  useEffect(() => startTransition(() => setAll(true)), [])
  return all ? Number.POSITIVE_INFINITY : first
}
