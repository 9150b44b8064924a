const ALIVE = 'app-alive'

/**
 * A page shows its buttons before the app runs. The last one tapped until then is kept for the app. Where the app
 * puts a page of its own in the place of what was shown, the menu of the one is the menu of the other.
 */
export function keepEarlyTap(page: Document): void {
  let tapped: HTMLElement | null = null
  const keep = ({ target }: Event) => {
    tapped = target instanceof Element ? target.closest('#root button') : null
  }
  // By itself the browser would send the form, and what was typed would stand in the address.
  const stop = (event: Event) => event.preventDefault()
  page.addEventListener('click', keep)
  page.addEventListener('submit', stop)
  page.addEventListener(ALIVE, () => {
    page.removeEventListener('click', keep)
    page.removeEventListener('submit', stop)
    const menu = 'header [aria-haspopup]'
    const isReplaced = tapped?.isConnected === false && tapped.matches(menu)
    const button = isReplaced ? page.querySelector<HTMLElement>(menu) : tapped
    button?.click()
  })
}

/** From here on React answers taps by itself, also where it has not taken the page over yet. */
export function answerEarlyTap(page: Document): void {
  page.dispatchEvent(new Event(ALIVE))
}
