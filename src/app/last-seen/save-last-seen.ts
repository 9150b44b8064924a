import { ACCENT, circumstances, HOME, LAST_SEEN, type LastSeen, today } from './last-seen.ts'

/** The part of the page that may come into view before the app runs, in heights of the screen. */
const REACH = 1.25

/** Stores the home screen for the next start, if it is the one that is shown. */
export function saveLastSeen(page: Document, storage: Storage | undefined): void {
  const root = page.getElementById('root')
  if (!storage || location.pathname !== HOME || !root?.querySelector('main article')) return
  // An open drawer is not part of the screen, and is closed at the next start.
  if (page.querySelector('dialog[open]')) return
  const seen = visibleCopy(root)
  const { lang: language, dir: direction } = page.documentElement
  const kept: LastSeen = {
    of: circumstances(page, storage),
    day: today(),
    language,
    direction,
    accent: page.querySelector(ACCENT)?.outerHTML ?? '',
    html: seen.innerHTML,
    css: rulesFor(seen, page),
  }
  try {
    storage.setItem(LAST_SEEN, JSON.stringify(kept))
  } catch {
    storage.removeItem(LAST_SEEN)
  }
}

/** A copy of the page in which everything out of view is empty, and passing states are removed. */
function visibleCopy(root: HTMLElement): HTMLElement {
  const copy = root.cloneNode(true) as HTMLElement
  const parts = 'main section, main li'
  const copies = copy.querySelectorAll<HTMLElement>(parts)
  for (const [at, original] of root.querySelectorAll<HTMLElement>(parts).entries()) {
    if (isInViewAtFirst(original)) continue
    const part = copies[at]
    part?.replaceChildren()
    if (part) part.style.minHeight = `${original.offsetHeight}px`
  }
  for (const said of copy.querySelectorAll('[role=status], [role=alert], [data-fleeting]')) said.remove()
  return copy
}

/** Whether an element is in view before the page or its row is scrolled. */
function isInViewAtFirst(element: HTMLElement): boolean {
  const { left, right, top } = element.getBoundingClientRect()
  const scrolled = element.parentElement?.scrollLeft ?? 0
  const beside = (REACH - 1) * innerWidth
  return (
    top + scrollY < REACH * innerHeight && left + scrolled < innerWidth + beside && right + scrolled > -beside
  )
}

function rulesFor(seen: HTMLElement, { styleSheets }: Document): string {
  const used = new Set([...seen.querySelectorAll('[class]')].flatMap((it) => [...it.classList]))
  return [...styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .filter((text) => [...text.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => used.has(name)))
    .join('')
}
