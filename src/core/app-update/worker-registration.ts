import type { Workbox } from 'workbox-window'
import { savesData } from '#src/lib/saves-data.ts'
import { become, taking } from './update-state.ts'

const IDLE_AFTER_MS = 5_000
const LOOK_EVERY_MS = 60 * 60_000

let workbox: Workbox | undefined
let isWatched = false

/** Registers it, and from then on knows of a newer one. */
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
  // What did not come without a network comes with the next one.
  addEventListener('online', letFetch)
}

/**
 * What the page asked for before there was a worker goes the worker's way too, out of the browser's own cache, and
 * at once: the tab may be closed long before it is idle.
 */
function handOverUsed(): void {
  new PerformanceObserver((list) => {
    const past = (list.getEntries() as PerformanceResourceTiming[]).filter((it) => it.workerStart === 0)
    // Workbox's router listens for it.
    void workbox?.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache: past.map((it) => it.name) } })
  }).observe({ type: 'resource', buffered: true })
}

function watchForNewer(found: ServiceWorkerRegistration): void {
  const tell = () => {
    if (found.waiting && navigator.serviceWorker.controller) become('ready')
  }
  tell()
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', tell))
  // The browser looks when a page is opened; one that stays open for days has to ask by itself.
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
    // Another tab took the newer version. This page goes on with its own files, and says that there is a newer.
    else if (!taking.isOn) become('ready')
    hadWorker = true
  })
}
