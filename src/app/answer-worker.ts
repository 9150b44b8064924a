import { ownPath } from '#contract/push.ts'
import { isInProgress } from '#src/lib/in-progress.ts'
import { reloadWhenFree } from '#src/lib/reload.ts'

/**
 * Does what the service worker asks of this page, and answers whether it will: `GO` leads to a path without a
 * reload, unless something is in progress here; `RELOAD` waits until nothing is.
 */
export function answerWorker(go: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    const answer = (does: boolean) => ports[0]?.postMessage(does)
    if (data?.type === 'RELOAD') {
      answer(true)
      void reloadWhenFree()
    }
    if (data?.type === 'GO') {
      answer(!isInProgress())
      if (!isInProgress()) go(ownPath(data.path))
    }
  })
}
