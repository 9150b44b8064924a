import { noteAddress, notesCache } from '#contract/device-notes.ts'
import { dropAnswerCaches } from '#src/data/query/drop-caches.ts'
import type { Store } from '../db/store.ts'
import { draftTables, schema, type TableName } from '../db/tables.ts'

/**
 * The storage keys that belong to the device, not the person; every other key is deleted, even ones added
 * later.
 */
const ofTheDevice = new Set([
  'device mark',
  'install',
  'language',
  'order',
  'phone country',
  'seen version',
  'theme',
  'user',
  'waiting',
])
/**
 * The tables that a logout does not clear. The person's row is cleared last, so that a start notices a logout
 * that was not finished.
 */
const tablesOfTheDevice = new Set<string>([
  'area',
  'areaPlace',
  'languages',
  'meta',
  'order',
  'outbox',
  'settings',
  'user',
])
/**
 * The tables of drafts. They stay when a session has expired, for its owner to go on with; nobody else is
 * shown them.
 */
const tablesOfDrafts = new Set<string>([...draftTables, 'coupon', 'giftcard', 'ratingDraft'])

/** Deletes what the page's own storages hold of a person. */
export function forgetInStorage(storages: readonly (Storage | undefined)[]): void {
  for (const storage of storages) {
    for (const key of Object.keys(storage ?? {})) if (!ofTheDevice.has(key)) storage?.removeItem(key)
  }
  // The browser tells other tabs of the change; this event tells this tab in the same way.
  dispatchEvent(new StorageEvent('storage'))
}

/** Deletes what the device holds of a person, except the outbox, and drafts where they stay. */
export async function forgetOnDevice(
  store: Store,
  drafts: 'forgotten' | 'kept' = 'forgotten',
): Promise<void> {
  const tables = Object.keys(schema) as TableName[]
  // An order on its way still matters; a placed one is only a record. A draft that stays has to know its
  // order's outcome.
  if (drafts === 'forgotten') {
    const over = (await store.all('order')).filter(({ state }) => state === 'placed')
    await store.remove(
      'order',
      over.map(({ key }) => key),
    )
  }
  const stays = (it: TableName) => tablesOfTheDevice.has(it) || (drafts === 'kept' && tablesOfDrafts.has(it))
  await Promise.all([
    ...tables.filter((it) => !stays(it)).map((it) => store.clear(it)),
    dropAnswerCaches(),
    forgetPushes(),
  ])
}

// The server forgets where to send them with the session; the browser has to stop listening too.
async function forgetPushes(): Promise<void> {
  if ('caches' in globalThis)
    await caches
      .open(notesCache)
      .then((it) => it.delete(noteAddress.subscription))
      .catch(() => {})
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
