/** The part of the worker that is read: whether a newer version waits, and whether any page is open. */
interface Worker {
  registration: { readonly waiting: unknown }
  clients: { matchAll(): Promise<readonly unknown[]> }
}

/**
 * Fetches files one after the other: the network may be weak, and the person comes first. It ends with the last page,
 * or when a newer version waits: a worker that is busy cannot be replaced.
 */
export async function fetchLater(
  { registration, clients }: Worker,
  urls: readonly string[],
  ask: (url: string) => Promise<Response>,
): Promise<void> {
  for (const url of urls) {
    if (registration.waiting || (await clients.matchAll()).length === 0) return
    const isSettled = await settled(() => ask(url))
    // Nothing comes through just now: the page says when there is a network again, and so does the next page.
    if (!isSettled) return
  }
}

/** The pauses before a lost request is sent again; one that was lost says little about the next. */
const AGAIN_AFTER_MS = [1_000, 3_000]

/** Whether the file came at last, or never will. */
async function settled(ask: () => Promise<Response>): Promise<boolean> {
  for (const pauseMs of [0, ...AGAIN_AFTER_MS]) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    const answer = await ask().catch(() => undefined)
    if (answer?.ok || answer?.status === 404) return true
  }
  return false
}
