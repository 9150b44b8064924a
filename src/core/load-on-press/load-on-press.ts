import { Observed } from '#src/lib/observed.ts'

/** What is here sooner than that was never waited for. */
const NOT_SEEN_MS = 60
const SAID_MS = 5_000

let pressed: Element | null = null
if (!import.meta.env.SSR)
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button') : null
    },
    true,
  )

/** Where something was pressed whose code cannot be had, for as long as that is said. */
export const loadFailedIn = new Observed<Element | undefined>(undefined)

/** Brings what a press asks for. The pressed button works until it is here; where it does not come, that is said. */
export async function loadOnPress<T>(load: () => Promise<T>): Promise<T | undefined> {
  const button = pressed
  const soon = setTimeout(() => button?.setAttribute('aria-busy', 'true'), NOT_SEEN_MS)
  try {
    return await load()
  } catch {
    const here = button?.closest('dialog') ?? document.body
    loadFailedIn.set(here)
    setTimeout(() => loadFailedIn.value === here && loadFailedIn.set(undefined), SAID_MS)
    return undefined
  } finally {
    clearTimeout(soon)
    button?.removeAttribute('aria-busy')
  }
}
