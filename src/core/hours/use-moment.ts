import { useEffect, useState } from 'react'
import { serverNow } from '#src/data/provider/server-clock.ts'

/** The longest timer that browsers allow. */
const MOST_MS = 2 ** 31 - 1

const time = () => serverNow() ?? Date.now()

/**
 * A value that depends on the server's time, computed anew once it no longer holds, and on returning to the
 * page.
 */
export function useMoment<T extends { holdsFor: number }>(say: (now: number) => T): T {
  const [now, setNow] = useState(time)
  const said = say(now)
  const until = now + said.holdsFor
  useEffect(() => {
    const look = () => setNow(time())
    const onShown = () => document.visibilityState === 'visible' && look()
    const timer = setTimeout(look, Math.min(Math.max(until - time(), 0), MOST_MS))
    document.addEventListener('visibilitychange', onShown)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [until])
  return said
}
