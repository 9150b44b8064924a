import { OUTBOX_TAG } from './sync-tag.ts'

/** Of the Background Sync API, which no lib types and not every browser has. */
interface SyncManager {
  register(tag: string): Promise<void>
}

/** Has the browser tell the worker when the network is back, and the worker this page. */
export async function askForSync(): Promise<void> {
  // A browser that believes to be online would do so at once, and again after each failure.
  if (navigator.onLine || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const sync = registration && (Reflect.get(registration, 'sync') as SyncManager | undefined)
  // A person may have forbidden it; the page then notices by itself.
  await sync?.register(OUTBOX_TAG).catch(() => {})
}

/** Calls `send` when the worker says that it may help. */
export function followSync(send: () => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'SEND') send()
  })
}
