declare const self: ServiceWorkerGlobalScope

let stopping = new AbortController()

/** Options of requests that end when a page says so. */
export const stoppable: RequestInit = {
  get signal() {
    return stopping.signal
  },
}

/**
 * A worker that still waits for something is not replaced: on a slow network one picture would keep the older
 * version. So a page that takes a newer one stops them first.
 */
export function stopFetchingWhenTold(): void {
  self.addEventListener('message', (event) => {
    if (event.data?.type !== 'STOP_FETCHING') return
    stopping.abort()
    stopping = new AbortController()
  })
}
