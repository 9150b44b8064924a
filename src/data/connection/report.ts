import { onlineManager } from '@tanstack/react-query'
import { Observed } from '#src/lib/observed.ts'

/** Whether the server can be reached, and if not, whether a network in between wants one to sign in to it. */
export type Connection = 'online' | 'offline' | 'sign-in'

/** What the last request found, for the screens; queries and mutations follow TanStack's own manager. */
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
 * The server answered, whatever it said. Asked for before the browser lost its network, an answer may still arrive
 * after it, and says nothing of now.
 */
export function reportAnswer(askedAt: number): void {
  if (askedAt > lostAt) onlineManager.setOnline(true)
}

/** Nothing of the server's came back. */
export function reportSilence(why: 'offline' | 'sign-in' = 'offline'): void {
  connection.set(why)
  onlineManager.setOnline(false)
}
