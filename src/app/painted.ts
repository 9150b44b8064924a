import type { DehydratedState } from '@tanstack/react-query'

/** The data from which the server rendered a page. */
export interface Painted {
  language: string
  state: DehydratedState
}

declare global {
  interface Window {
    painted?: Promise<Painted | undefined>
  }
}

/** The timeout: no line on which the app itself arrived takes longer. */
const TIMEOUT_MS = 10_000

/** Fetches the data from which the page was rendered, while the app still loads; the empty frame has none. */
export function askPainted({ documentElement }: Document): void {
  const address = documentElement.dataset.state
  if (address) window.painted = read(address).catch(() => undefined)
}

async function read(address: string): Promise<Painted | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  return answer.ok ? answer.json() : undefined
}
