const ALIVE = 'app-alive'
/** Selects parts that are rendered but whose code has not loaded. */
const LATER = '[data-later]'

/**
 * Keeps the last button tapped before the app, or the code of that part, runs, and taps it again then. Where
 * the app replaces the page that was shown, the same button of the new page is tapped.
 */
export function keepEarlyTap(page: Document): void {
  let tapped: HTMLElement | null = null
  let isAlive = false
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('#root button') : null
    tapped = isAlive && !button?.closest(LATER) ? null : button
  }
  // React stops taps that it cannot handle yet, so a tap that bubbles up to here was handled.
  const forget = () => {
    if (isAlive) tapped = null
  }
  // The browser would submit the form itself, and the inputs would appear in the address.
  const stop = (event: Event) => event.preventDefault()
  page.addEventListener('click', keep, true)
  page.addEventListener('click', forget)
  page.addEventListener('submit', stop)
  page.addEventListener(ALIVE, () => {
    isAlive = true
    page.removeEventListener('submit', stop)
    const menu = 'header [aria-haspopup]'
    const isReplaced = tapped?.isConnected === false && tapped.matches(menu)
    const button = isReplaced ? page.querySelector<HTMLElement>(menu) : tapped
    if (button?.closest(LATER)) return
    tapped = null
    button?.click()
  })
}

/** Says that React now handles taps: on the page, even one it has not taken over yet, or on a part of it. */
export function answerEarlyTap(page: Document): void {
  page.dispatchEvent(new Event(ALIVE))
}
