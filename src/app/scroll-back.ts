import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import type { makeRouter } from './router.ts'

/** The time after which new content no longer scrolls the page, which would disturb the reader. */
const TIMEOUT_MS = 10_000
/** The events after which the person scrolls by themselves. */
const OWN_MOVES = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const

/**
 * Restores the scroll position when a person comes back to a screen, also by a reload. The router scrolls as
 * soon as the screen has come; much of its content may come later, and until then the page is too short for
 * that. A first screen was on the page before the app ran: where the browser or the person has scrolled it,
 * it stays.
 */
export function scrollBack(router: ReturnType<typeof makeRouter>): void {
  let isFirst = true
  let leftAt = 0
  let stop = () => {}
  router.update({ ...router.options, scrollRestoration: () => !isFirst })
  router.subscribe('onBeforeLoad', () => {
    stop()
    leftAt = getElementScrollRestorationEntry(router, { getElement: () => window })?.scrollY ?? 0
  })
  router.subscribe('onRendered', () => {
    stop()
    const isMoved = isFirst && scrollY > 0
    isFirst = false
    if (isMoved) tellRouterOfScroll()
    if (leftAt > scrollY && !(isMoved && scrollY < furthest())) stop = scrollAsItGrows(leftAt)
  })
}

const furthest = () => Math.floor(document.documentElement.scrollHeight - innerHeight)

/** Tells the router of a scroll position from before it listened, since it stores only what it hears. */
function tellRouterOfScroll(): void {
  document.dispatchEvent(new Event('scroll'))
}

/** Scrolls as far as the page reaches, and farther when it has grown. */
function scrollAsItGrows(top: number): () => void {
  const end = new AbortController()
  const stop = () => end.abort()
  const growing = new ResizeObserver(() => {
    scrollTo({ top })
    if (furthest() >= top) stop()
  })
  growing.observe(document.body)
  end.signal.addEventListener('abort', () => growing.disconnect())
  for (const move of OWN_MOVES) addEventListener(move, stop, { signal: end.signal })
  setTimeout(stop, TIMEOUT_MS)
  return stop
}
