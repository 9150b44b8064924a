import { whenAppIdle } from '#src/lib/app-idle.ts'
import { isInProgress } from '#src/lib/in-progress.ts'
import { become, taking } from './update-state.ts'

const LONGEST_PAUSE_MS = 60 * 60_000
const INSTALL_TIMEOUT_MS = 15_000
const TAKE_OVER_TIMEOUT_MS = 5_000
const TRY_AGAIN_MS = 2_000

/** Called when the server said that it no longer understands this version. */
export const requireUpdate = (): void => become('required')

let isRegistered = false

/** Registers the service worker, once a page, when the page is idle. */
export function registerWorker(): void {
  if (isRegistered || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isRegistered = true
  void whenAppIdle.then(registerInTime)
}

/**
 * Registers the worker without hurry, since the app works without one: after each failure the pause is twice
 * as long.
 */
async function registerInTime(): Promise<void> {
  if (!navigator.serviceWorker.controller) await online()
  for (let pauseMs = TRY_AGAIN_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      const { register } = await import('./worker-registration.ts')
      return await register()
    } catch {
      await after(pauseMs)
      await online()
    }
  }
}

/** Installs the newest version there is and reloads the page with it. */
export async function takeUpdate(): Promise<void> {
  if (taking.isOn) return
  taking.isOn = true
  // Where storage is blocked there is no registration.
  const registration =
    'serviceWorker' in navigator
      ? await navigator.serviceWorker.getRegistration().catch(() => undefined)
      : undefined
  if (registration && !registration.waiting) await installNewest(registration)
  if (registration?.waiting) {
    const taken = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    navigator.serviceWorker.controller?.postMessage({ type: 'STOP_FETCHING' })
    registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    await Promise.race([taken, after(TAKE_OVER_TIMEOUT_MS)])
  }
  location.reload()
}

/** Takes an update without being asked, so never while something is in progress. */
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
  // Without a network, or with a dead one, the installed version is the newest that can be had.
  await Promise.race([installed().catch(() => {}), after(INSTALL_TIMEOUT_MS)])
}

async function online(): Promise<void> {
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
