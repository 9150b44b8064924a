import { noteAddress, notesCache } from '#contract/device-notes.ts'
import { dropAnswerCaches } from '#src/data/query/drop-persisted.ts'
import type { Store } from '../db/store.ts'
import { draftTables, schema, type TableName } from '../db/tables.ts'

/** What is the device's and not the person's; everything else goes, also what nobody has thought of yet. */
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
/** Who was here goes last, so that a start finds out that forgetting was not finished. */
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
/** What was chosen and not ordered yet, or written and not sent: whose session has ended goes on with it, and nobody else is shown it. */
const tablesOfDrafts = new Set<string>([...draftTables, 'coupon', 'giftcard', 'ratingDraft'])

/** Forgets what this page's own storages hold of a person. */
export function forgetInStorage(storages: readonly (Storage | undefined)[]): void {
  for (const storage of storages) {
    for (const key of Object.keys(storage ?? {})) if (!ofTheDevice.has(key)) storage?.removeItem(key)
  }
  // Other tabs hear of it from the browser; this one hears as if it were another.
  dispatchEvent(new StorageEvent('storage'))
}

/** Forgets what the whole device holds of a person, but for what waits to be sent, and for drafts where they stay. */
export async function forgetOnDevice(
  store: Store,
  drafts: 'forgotten' | 'kept' = 'forgotten',
): Promise<void> {
  const tables = Object.keys(schema) as TableName[]
  // One on its way still matters; one that is over is but a trace. A draft that stays has to know what came of it.
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
