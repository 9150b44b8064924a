import { OUTBOX_TAG } from './sync-tag.ts'

/**
 * The part of the Background Sync API that is used; TypeScript has no type for it, and not every browser has
 * it.
 */
interface SyncManager {
  register(tag: string): Promise<void>
}

/** Has the browser wake the service worker when the network is back, which then tells this page. */
export async function askForSync(): Promise<void> {
  // A browser that believes to be online would do so at once, and again after each failure.
  if (navigator.onLine || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const sync = registration && (Reflect.get(registration, 'sync') as SyncManager | undefined)
  // The person may have forbidden background sync; the page then sends by itself.
  await sync?.register(OUTBOX_TAG).catch(() => {})
}

/** Calls `send` when the service worker says that it may help. */
export function followSync(send: () => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data?.type === 'SEND') send()
  })
}
