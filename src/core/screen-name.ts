import { useEffect } from 'react'
import { Observed } from '#src/lib/observed.ts'

/** The name of what a screen shows, where that is more than the screen's own. */
export const screenName = new Observed<string | undefined>(undefined)

/** While it is on the screen, the browser's tab is called after it. */
export function useScreenName(name: string | undefined): void {
  useEffect(() => {
    screenName.set(name)
    return () => screenName.set(undefined)
  }, [name])
}
