import { useEffect } from 'react'
import { Observed } from '#src/lib/observed.ts'

/** The name of the thing that a screen shows, for the title of the tab. */
export const screenName = new Observed<string | undefined>(undefined)

/** Names the browser's tab after the screen's thing while it is shown. */
export function useScreenName(name: string | undefined): void {
  useEffect(() => {
    screenName.set(name)
    return () => screenName.set(undefined)
  }, [name])
}
