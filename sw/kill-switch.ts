// Served in place of the worker when a published one broke the app: it removes itself and every cached file, and
// leaves what the person made. It is built alone and imports nothing, so that nothing else can break it.
declare const self: ServiceWorkerGlobalScope

const ANSWER_WITHIN_MS = 2_000

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave(): Promise<void> {
  // Only pages that an older worker served: a page that loads now reloads nobody, so this ends.
  const pages = await self.clients.matchAll({ type: 'window' })
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  await Promise.all(pages.map(reload))
}

// A page that lives reloads when nothing is in progress; one that does not answer is reloaded from here.
async function reload(page: WindowClient): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(resolve, ANSWER_WITHIN_MS, false)
  })
  page.postMessage({ type: 'RELOAD' }, [port2])
  if (!(await answered)) await page.navigate(page.url).catch(() => undefined)
}

export {}
