import type { PrecacheEntry } from 'workbox-precaching'

/**
 * Has the shell cached whole or not at all: a page that names other scripts than this build's comes from another
 * server of a deployment under way, or from a network that wants a sign-in. Then this worker is not installed, the
 * older one goes on, and the browser tries again.
 */
export function wholeShell(shell: readonly PrecacheEntry[]) {
  const scripts = shell.map(({ url }) => url).filter((url) => url.endsWith('.js'))
  return {
    cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
      if (response.status !== 200) return null
      const type = response.headers.get('content-type') ?? ''
      if (new URL(request.url).pathname.endsWith('.js')) return type.includes('javascript') ? response : null
      const page = await response.clone().text()
      return scripts.every((url) => page.includes(url)) ? response : null
    },
  }
}
