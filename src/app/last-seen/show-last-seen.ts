import { ACCENT, circumstances, HOME, LAST_SEEN, type LastSeen, today } from './last-seen.ts'

const NOTICE_HEIGHT = '44px'

/** The stored home screen, if the page is only the empty frame and its circumstances are unchanged. */
export function lastSeen(page: Document): LastSeen | undefined {
  if (!page.documentElement.hasAttribute('data-frame')) return undefined
  try {
    const seen: LastSeen | null = JSON.parse(localStorage.getItem(LAST_SEEN) ?? 'null')
    return seen?.of === circumstances(page, localStorage) ? seen : undefined
  } catch {
    // Storage is denied, or was written by somebody else; the frame will do.
    return undefined
  }
}

/** Sets the frame's language, direction and colour to those of the screen that will be shown. */
export function dressFrame(page: Document, { language, direction, accent }: LastSeen): void {
  Object.assign(page.documentElement, { lang: language, dir: direction })
  const before = page.querySelector(ACCENT)
  if (before && accent) before.outerHTML = accent
}

/**
 * Fills the empty frame with the home screen as this device last showed it, so that a slow phone shows
 * something to read before the app runs. Its links work as they are; the app then replaces it with the
 * current screen.
 */
export function showLastSeen(page: Document, seen: LastSeen): void {
  const root = page.getElementById('root')
  if (!root || location.pathname !== HOME || seen.day !== today()) return
  page.head.append(Object.assign(page.createElement('style'), { textContent: seen.css }))
  root.innerHTML = seen.html
  // The app will say so there, and nothing should move away from under a finger.
  if (!navigator.onLine) root.style.paddingBlockStart = NOTICE_HEIGHT
  page.documentElement.removeAttribute('data-frame')
}
