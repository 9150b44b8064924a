import { getElementScrollRestorationEntry } from '@tanstack/router-core'
import type { makeRouter } from './router.ts'

/** What comes later than that no longer moves the page under who reads it. */
const TIMEOUT_MS = 10_000
/** Whoever does one of these decides by themselves where the page is. */
const OWN_MOVES = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const

/**
 * Who comes back to a screen, also by loading the page anew, finds it where they left it. The router goes there as
 * soon as a screen has come; much of what is on it may come later, and until then the page is too short for that.
 * A first screen was on the page before the app ran: where the browser or a finger has moved it, it stays.
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
    if (isMoved) tellItMoved()
    if (leftAt > scrollY && !(isMoved && scrollY < furthest())) stop = goOnTo(leftAt)
  })
}

const furthest = () => Math.floor(document.documentElement.scrollHeight - innerHeight)

/** The router remembers what it hears to be moved, and this was before it listened. */
function tellItMoved(): void {
  document.dispatchEvent(new Event('scroll'))
}

/** As far as the page reaches, and farther when it has grown. */
function goOnTo(top: number): () => void {
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
