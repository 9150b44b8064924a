import type { Workbox } from 'workbox-window'
import { savesData } from '#src/lib/saves-data.ts'
import { become, taking } from './update-state.ts'

const IDLE_AFTER_MS = 5_000
const LOOK_EVERY_MS = 60 * 60_000

let workbox: Workbox | undefined
let isWatched = false

/** Registers the service worker, and from then on watches for a newer one. */
export async function register(): Promise<void> {
  if (!isWatched) watchController()
  const { Workbox } = await import('workbox-window')
  workbox = new Workbox('/sw.js')
  const registration = await workbox.register()
  if (!registration) return
  watchForNewer(registration)
  if (savesData()) return
  const letFetch = () => setTimeout(() => void workbox?.messageSW({ type: 'IDLE' }), IDLE_AFTER_MS)
  letFetch()
  // Files that could not be fetched without a network are fetched once it is back.
  addEventListener('online', letFetch)
}

/**
 * Has the worker fetch the files that the page loaded before there was a worker, out of the browser's own
 * cache, and at once: the tab may be closed long before it is idle.
 */
function handOverUsed(): void {
  new PerformanceObserver((list) => {
    const past = (list.getEntries() as PerformanceResourceTiming[]).filter((it) => it.workerStart === 0)
    // Workbox's router listens for this message.
    void workbox?.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: past.map((it) => it.name) } })
  }).observe({ type: 'resource', buffered: true })
}

function watchForNewer(found: ServiceWorkerRegistration): void {
  const tell = () => {
    if (found.waiting && navigator.serviceWorker.controller) become('ready')
  }
  tell()
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', tell))
  // The browser looks for a newer worker when a page is opened; a page that stays open for days has to ask by
  // itself.
  let lookedAt = Date.now()
  const look = () => {
    if (document.hidden || Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    void found.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, LOOK_EVERY_MS)
}

function watchController(): void {
  isWatched = true
  let hadWorker = Boolean(navigator.serviceWorker.controller)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hadWorker) handOverUsed()
    // Another tab took the newer version. This page goes on with its own files, and says that there is a
    // newer.
    else if (!taking.isOn) become('ready')
    hadWorker = true
  })
}
