import { OUTBOX_TAG } from '#src/data/outbox/sync-tag.ts'

/** No lib has the Background Sync API. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

declare const self: ServiceWorkerGlobalScope & {
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void
}

/**
 * Has every open page send what waits, one after the other, when the network is back. The worker does not send
 * itself, since it holds no session; where no page is open, entries go at the next start.
 */
export function wakePagesToSend(): void {
  self.addEventListener('sync', (event) => {
    if (event.tag === OUTBOX_TAG) event.waitUntil(askPages())
  })
}

async function askPages(): Promise<void> {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage({ type: 'SEND' })
}
