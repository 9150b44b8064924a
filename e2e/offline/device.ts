import { expect, type Page } from '@playwright/test'

/**
 * Visits a page for the first time, until the worker has stored everything that a start without a network
 * needs.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() =>
    Object.keys(localStorage).some(
      (key) => key.startsWith('hot ') && localStorage.getItem(key)?.includes('storeName'),
    ),
  )
  // The page itself would say so only after some idle seconds.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'IDLE' }))
  const later = await laterParts(page)
  expect(later).not.toEqual([])
  const missing = () =>
    page.evaluate(async (urls) => {
      const kept = new Set<string>()
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) kept.add(new URL(url).pathname)
      return urls.filter((it) => !kept.has(it))
    }, later)
  // This takes as long as the machine needs; only the test's own timeout ends it.
  await expect.poll(missing, { timeout: 0 }).toEqual([])
}

/** The files of the server's current version that load after the first visit. */
export const laterParts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const worker = await (await fetch('/sw.js')).text()
    return [...worker.matchAll(/"revision":"later","url":"([^"]+)"/g)].map((it) => `/${it[1]}`)
  })

type Table =
  | 'cartTicket'
  | 'rentalCart'
  | 'order'
  | 'query'
  | 'outbox'
  | 'settings'
  | 'languages'
  | 'userNavigation'
  | 'ratingDraft'
  | 'areaPlace'
  | 'user'

/** Reads a table of the app's database, without the app. */
export function records(page: Page, table: Table): Promise<Record<string, unknown>[]> {
  return page.evaluate(async (name) => {
    // Opened before the app has made it, the database would be made here, without its tables.
    const isThere = async () => (await indexedDB.databases()).some((it) => it.name === 'appState')
    while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 50))
    const open = indexedDB.open('appState')
    const db: IDBDatabase = await new Promise((resolve) =>
      open.addEventListener('success', () => resolve(open.result)),
    )
    const all = db.transaction(name).objectStore(name).getAll()
    return new Promise((resolve) =>
      all.addEventListener('success', () => {
        db.close()
        resolve(all.result)
      }),
    )
  }, table)
}

/**
 * Leaves an entry in the outbox, as a person did before: the durable entry in the form of the app, and the
 * note beside it. A page must be open, so that the table exists.
 */
export async function leaveWaiting(
  page: Page,
  key: string,
  more: Record<string, unknown> = {},
): Promise<void> {
  const line = { key, owner: 'guest', call: 'end-session', at: Date.now() }
  const entry = { ...line, position: 1, request: { session_id: 1 }, attempts: 0, ...more }
  await page.evaluate(
    async ({ entry, line }) => {
      const open = indexedDB.open('appState')
      const db: IDBDatabase = await new Promise((resolve) =>
        open.addEventListener('success', () => resolve(open.result)),
      )
      const writing = db.transaction('outbox', 'readwrite', { durability: 'strict' })
      writing.objectStore('outbox').put(entry)
      await new Promise((resolve) => writing.addEventListener('complete', resolve))
      db.close()
      const lines: unknown[] = JSON.parse(localStorage.getItem('waiting') ?? '[]')
      localStorage.setItem('waiting', JSON.stringify([...lines, line]))
    },
    { entry, line },
  )
}

/** Waits until the page has opened its database and compared it with its other storage. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('device mark'))
}
