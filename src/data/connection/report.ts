import { onlineManager } from '@tanstack/react-query'
import { Observed } from '#src/lib/observed.ts'

/**
 * Whether the server can be reached: no network, one that wants a sign-in first, or an answer that does not
 * come.
 */
export type Connection = 'online' | 'offline' | 'sign-in' | 'slow'

/**
 * The connection as the last request found it, for the screens; queries and mutations follow TanStack's own
 * manager.
 */
export const connection = new Observed<Connection>('online')

let lostAt = Number.NEGATIVE_INFINITY

// The browser's own events come through the manager too.
onlineManager.subscribe((online) => {
  if (online) connection.set('online')
  else if (connection.value === 'online') {
    lostAt = performance.now()
    connection.set('offline')
  }
})

/**
 * Notes that the server answered, whatever it said. An answer to a request from before the browser lost its
 * network may arrive afterwards, and says nothing of now.
 */
export function reportAnswer(askedAt: number): void {
  if (askedAt > lostAt) onlineManager.setOnline(true)
}

/** Notes that the server did not answer. */
export function reportSilence(why: Exclude<Connection, 'online'> = 'offline'): void {
  connection.set(why)
  onlineManager.setOnline(false)
}
