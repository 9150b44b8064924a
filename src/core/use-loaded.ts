import { startTransition, useEffect, useState } from 'react'
import { nextTask } from '#src/lib/next-task.ts'

type Load<T> = () => Promise<T>

/**
 * Parts that have loaded, by the function that loads them: where that is a module's constant, none is awaited
 * twice.
 */
const preloaded = new WeakMap<Load<unknown>, unknown>()

/** Loads a part before it is shown. */
export async function preload<T>(load: Load<T>): Promise<T> {
  const part = await load()
  preloaded.set(load, part)
  return part
}

/** A part of the app that is loaded when it is first shown; undefined until then, and where that failed. */
export function useLoaded<T>(load: Load<T>, isWanted = true): T | undefined {
  const [loaded, setLoaded] = useState(() =>
    preloaded.has(load) ? { part: preloaded.get(load) as T } : undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: which part it is does not change
  useEffect(() => {
    if (!isWanted || loaded) return
    // The part that uses this is rendered first: requesting the files would delay it.
    nextTask()
      .then(() => preload(load))
      .then(
        // The part is rendered with lower priority than input.
        (part) => startTransition(() => setLoaded({ part })),
        () => {},
      )
  }, [isWanted])
  return loaded?.part
}
