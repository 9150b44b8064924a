import { ownPath } from '#contract/push.ts'

declare const self: ServiceWorkerGlobalScope

const ANSWER_WITHIN_MS = 1_000

/** Follows taps on notifications: in an open window where nothing is in progress, else in a new one. */
export function followNotifications(): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(lead(ownPath(event.notification.data?.path)))
  })
}

async function lead(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const window of inView(windows)) {
    // The window is focused first: the right to do so lasts but a moment after the tap.
    const focused = await window.focus().catch(() => window)
    if (await goes(focused, path)) return
  }
  await self.clients.openWindow(path)
}

function inView(windows: readonly WindowClient[]): WindowClient[] {
  const rank = (it: WindowClient) => (it.focused ? 0 : it.visibilityState === 'visible' ? 1 : 2)
  return [...windows].sort((a, b) => rank(a) - rank(b))
}

/** Has a page go to a path without a reload; one that does not answer, as while it loads, is taken there. */
async function goes(window: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean | undefined>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(resolve, ANSWER_WITHIN_MS, undefined)
  })
  window.postMessage({ type: 'GO', path }, [port2])
  const does = await answer
  if (does !== undefined) return does
  return Boolean(await window.navigate(path).catch(() => null))
}
