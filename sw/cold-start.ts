type Scope = Pick<ServiceWorkerGlobalScope, 'clients' | 'registration'>

/**
 * Where a newer version waits and the app is opened while no page of it is open, as after a phone has ended it, the
 * newer one takes over before anything is shown. The browser does the same when the last page is closed in peace. The
 * page that asks again at once counts as open, so this cannot go round.
 */
export async function handOver({ clients, registration }: Scope): Promise<Response | undefined> {
  const { waiting } = registration
  if (!waiting) return undefined
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 0) return undefined
  waiting.postMessage({ type: 'SKIP_WAITING' })
  return new Response(empty, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

// The newer version cannot take over before this answer has left. Should it not come at all, the older one goes on.
const empty = `<!doctype html><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="2">
<script>navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())</script>`
