import { Observed } from '#src/lib/observed.ts'

/** Code that loads faster than this shows no busy state. */
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

/** The element in which a press could not be followed, while that is said. */
export const loadFailedIn = new Observed<Element | undefined>(undefined)

/** Loads the code that a press asks for. The pressed button looks busy meanwhile; a failure is said. */
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
