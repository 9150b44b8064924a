declare const self: ServiceWorkerGlobalScope

/** Takes over when a person says so; until then a new worker waits for all open pages to be closed. */
export function takeOverWhenTold(): void {
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting()
  })
  // The very first worker has no older one to displace: the page that brought it may work offline at once.
  self.addEventListener('activate', (event) => {
    event.waitUntil(self.clients.claim())
  })
}
