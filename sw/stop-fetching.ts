declare const self: ServiceWorkerGlobalScope

let stopping = new AbortController()

/** Options of requests that end when a page says so. */
export const stoppable: RequestInit = {
  get signal() {
    return stopping.signal
  },
}

/**
 * Stops fetches when a page that takes a newer version says so: a worker that still waits for something is not
 * replaced, and on a slow network one picture would keep the older version.
 */
export function stopFetchingWhenTold(): void {
  self.addEventListener('message', (event) => {
    if (event.data?.type !== 'STOP_FETCHING') return
    stopping.abort()
    stopping = new AbortController()
  })
}
