import { useSyncExternalStore } from 'react'
import type { Observed } from '#src/lib/observed.ts'

/** The value of an `Observed`; renders again when it is replaced. */
export function useObserved<T>(observed: Observed<T>): T {
  return useSyncExternalStore(
    observed.subscribe,
    () => observed.value,
    () => observed.initial,
  )
}
