import { startTransition, useEffect, useState } from 'react'
import { nextTask } from '#src/lib/next-task.ts'

/** A part of the app that comes when it is first shown; undefined until then, and where it did not come. */
export function useLoaded<T>(load: () => Promise<T>, isWanted = true): T | undefined {
  const [loaded, setLoaded] = useState<{ part: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: which part it is does not change
  useEffect(() => {
    if (!isWanted) return
    // What shows it first is not to wait for the browser to ask for its files.
    nextTask()
      .then(load)
      .then(
        // A finger goes before it.
        (part) => startTransition(() => setLoaded({ part })),
        () => {},
      )
  }, [isWanted])
  return loaded?.part
}
