import type { DehydratedState } from '@tanstack/react-query'

/** What the server painted a page from. */
export interface Painted {
  language: string
  state: DehydratedState
}

declare global {
  interface Window {
    painted?: Promise<Painted | undefined>
  }
}

/** Longer than it takes on any line on which the app itself arrived. */
const TIMEOUT_MS = 10_000

/** Asks for what this page was painted from, while the app is still on its way; the frame says nothing of it. */
export function askPainted({ documentElement }: Document): void {
  const address = documentElement.dataset.state
  if (address) window.painted = read(address).catch(() => undefined)
}

async function read(address: string): Promise<Painted | undefined> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  return answer.ok ? answer.json() : undefined
}
