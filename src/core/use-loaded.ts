import { startTransition, useEffect, useState } from 'react'
import { nextTask } from '#src/lib/next-task.ts'

type Load<T> = () => Promise<T>

/** What has come, by the function that brings it: where that is a module's own, nobody waits for its part twice. */
const preloaded = new WeakMap<Load<unknown>, unknown>()

/** Has a part here before it is shown. */
export async function preload<T>(load: Load<T>): Promise<T> {
  const part = await load()
  preloaded.set(load, part)
  return part
}

/** A part of the app that comes when it is first shown; undefined until then, and where it did not come. */
export function useLoaded<T>(load: Load<T>, isWanted = true): T | undefined {
  const [loaded, setLoaded] = useState(() =>
    preloaded.has(load) ? { part: preloaded.get(load) as T } : undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: which part it is does not change
  useEffect(() => {
    if (!isWanted || loaded) return
    // What shows it first is not to wait for the browser to ask for its files.
    nextTask()
      .then(() => preload(load))
      .then(
        // A finger goes before it.
        (part) => startTransition(() => setLoaded({ part })),
        () => {},
      )
  }, [isWanted])
  return loaded?.part
}
