/** The key of the stored home screen, which is deleted together with the hot answers. */
export const LAST_SEEN = 'hot screen'

export const ACCENT = 'style[data-accent]'

/** The path at which nearly every start begins. */
export const HOME = '/'

/** The home screen as it was last shown: only what a start shows of it, with the CSS rules for that. */
export interface LastSeen {
  /** The circumstances under which it was seen. */
  of: string
  /** The day on which it was seen, since on another one the texts would differ. */
  day: string
  language: string
  direction: string
  /** The style of the store's colour. */
  accent: string
  html: string
  css: string
}

/**
 * All that the screen depends on, as far as a start knows it: if any of this differs, the screen would look
 * different.
 */
export function circumstances(page: Document, storage: Storage): string {
  const build = page.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules
  const person = JSON.parse(storage.getItem('user') ?? 'null')?.id
  return JSON.stringify([
    build,
    person,
    storage.getItem('place'),
    storage.getItem('language'),
    navigator.languages,
  ])
}

export const today = () => new Date().toDateString()
