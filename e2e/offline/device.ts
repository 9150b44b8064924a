import { expect, type Page } from '@playwright/test'

/** A first visit, until the worker has everything that a start without a network needs. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() =>
    Object.keys(localStorage).some(
      (key) => key.startsWith('hot ') && localStorage.getItem(key)?.includes('storeName'),
    ),
  )
  // The page would say so itself after some seconds of rest.
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
  await expect.poll(missing, { timeout: 40_000 }).toEqual([])
}

/** The parts of the version the server has now that come after the first visit. */
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

/** What the app keeps in one of its tables, read past the app. */
export function records(page: Page, table: Table): Promise<Record<string, unknown>[]> {
  return page.evaluate(async (name) => {
    // Opened too early it would be made here, and without its tables.
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
 * Leaves in the outbox what a person did before: the entry, durable as the app writes it, and the note beside it.
 * The page has to be open, so that the table is there.
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

/** Until the page has opened its database and compared it with its other memory. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('device mark'))
}
