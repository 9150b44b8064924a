import type { Workbox } from 'workbox-window'

const IDLE_AFTER_MS = 5_000

/** What the page knows of a newer version. */
export interface Updates {
  /** Called once a new version waits. */
  onWaiting(listener: () => void): () => void
  /** Takes the version that waits, and with it a new page. */
  take(): void
}

/** Registers the worker, once the page has nothing better to do. */
export function watchUpdates(): Updates {
  const listeners = new Set<() => void>()
  let workbox: Workbox | undefined
  let waits = false
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    register().then(
      (it) => {
        workbox = it
      },
      // The network went away meanwhile: the app works without a worker, and the next start tries again.
      () => {},
    )
  }

  async function register(): Promise<Workbox> {
    const { Workbox } = await import('workbox-window')
    const found = new Workbox('/sw.js')
    found.addEventListener('waiting', () => {
      waits = true
      for (const listener of listeners) listener()
    })
    await found.register()
    setTimeout(() => void found.messageSW({ type: 'IDLE' }), IDLE_AFTER_MS)
    return found
  }

  return {
    onWaiting(listener) {
      listeners.add(listener)
      if (waits) listener()
      return () => listeners.delete(listener)
    },
    take() {
      // The page is only replaced by the version the person asked for, and only once.
      workbox?.addEventListener('controlling', () => location.reload())
      workbox?.messageSkipWaiting()
    },
  }
}
