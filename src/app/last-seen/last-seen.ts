/** Forgotten with the other hot answers. */
export const LAST_SEEN = 'hot screen'

export const ACCENT = 'style[data-accent]'

/** Where nearly every start begins. */
export const HOME = '/'

/** The home screen as it last stood there: no more of it than a start shows, and the rules it is drawn by. */
export interface LastSeen {
  /** Of what it was seen. */
  of: string
  /** On another day other words would stand there. */
  day: string
  language: string
  direction: string
  /** The style of the store's colour. */
  accent: string
  html: string
  css: string
}

/** What the screen follows from, as far as a start knows it: under any other circumstances it would look another way. */
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
