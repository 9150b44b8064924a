const ALIVE = 'app-alive'
/** On what is painted and whose code is still to come. */
const LATER = '[data-later]'

/**
 * A page shows its buttons before the app runs, and some of them before their own code is there. The last one tapped
 * until then is kept for it. Where the app puts a page of its own in the place of what was shown, the menu of the one
 * is the menu of the other.
 */
export function keepEarlyTap(page: Document): void {
  let tapped: HTMLElement | null = null
  let isAlive = false
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('#root button') : null
    tapped = isAlive && !button?.closest(LATER) ? null : button
  }
  // React lets no tap through that it cannot answer yet; one that comes as far as this was answered.
  const forget = () => {
    if (isAlive) tapped = null
  }
  // By itself the browser would send the form, and what was typed would stand in the address.
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

/** Said where React answers taps by itself from here on: the page, also where it has not taken it over yet, or a part of it. */
export function answerEarlyTap(page: Document): void {
  page.dispatchEvent(new Event(ALIVE))
}
