import type { Workbox } from 'workbox-window'
import { whenAppIdle } from '#src/lib/app-idle.ts'
import { isInProgress } from '#src/lib/in-progress.ts'
import { Observed } from '#src/lib/observed.ts'

const IDLE_AFTER_MS = 5_000
const LOOK_EVERY_MS = 60 * 60_000
const INSTALL_PATIENCE_MS = 15_000
const TAKE_OVER_PATIENCE_MS = 5_000
const TRY_AGAIN_MS = 2_000

/**
 * What this page knows of a newer version. `ready`: it waits, or another tab took it and this page still runs the
 * older one. `required`: the server answers this version no more.
 */
export type UpdateState = 'none' | 'ready' | 'required'

export const updateState = new Observed<UpdateState>('none')

let workbox: Workbox | undefined
let registration: ServiceWorkerRegistration | undefined
let isTaking = false

/** The server said that it does not understand this version any more. */
export function requireUpdate(): void {
  become('required')
}

function become(next: UpdateState): void {
  if (updateState.value !== 'required') updateState.set(next)
}

let isRegistered = false

/** Registers the worker, once a page, when the page has nothing better to do. */
export function registerWorker(): void {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isRegistered = true
  void whenAppIdle.then(registerInTime)
}

/** The app works without a worker, so there is no hurry: when its code does not arrive, each pause is twice as long. */
async function registerInTime(): Promise<void> {
  watchController()
  if (!navigator.serviceWorker.controller) await online()
  for (let pauseMs = TRY_AGAIN_MS; ; pauseMs = Math.min(2 * pauseMs, LOOK_EVERY_MS)) {
    try {
      return await register()
    } catch {
      await after(pauseMs)
      await online()
    }
  }
}

function watchController(): void {
  let hadWorker = Boolean(navigator.serviceWorker.controller)
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!hadWorker) handOverUsed()
    // Another tab took the newer version. This page goes on with its own files, and says that there is a newer.
    else if (!isTaking) become('ready')
    hadWorker = true
  })
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window')
  workbox = new Workbox('/sw.js')
  registration = await workbox.register()
  if (!registration) return
  watchForNewer(registration)
  if (!mayFetchMore()) return
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

function mayFetchMore(): boolean {
  return !('connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true)
}

/** Takes the newest version there is, and with it a new page. */
export async function takeUpdate(): Promise<void> {
  if (isTaking) return
  isTaking = true
  // Who wants it at once may be sooner than the page's own look for it; where storage is blocked there is none.
  if ('serviceWorker' in navigator)
    registration ??= await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (registration && !registration.waiting) await installNewest(registration)
  if (registration?.waiting) {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    await Promise.race([taken, after(TAKE_OVER_PATIENCE_MS)])
  }
  location.reload()
}

/** The same without having been asked, so never while something is in progress. */
export async function takeUpdateIfFree(): Promise<void> {
  if (!isInProgress()) await takeUpdate()
}

async function installNewest(found: ServiceWorkerRegistration): Promise<void> {
  const installed = async () => {
    await found.update()
    const worker = found.installing
    if (!worker) return
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state !== 'installing') resolve()
      })
    })
  }
  // Without a network, or with one that leads nowhere, what is here is the newest.
  await Promise.race([installed().catch(() => {}), after(INSTALL_PATIENCE_MS)])
}

async function online(): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
