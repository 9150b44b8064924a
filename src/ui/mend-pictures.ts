const AGAIN_AFTER_MS = [2_000, 6_000]
const UP_TO_LATER = 1.5

const triedAgain = new WeakMap<HTMLImageElement, number>()

/**
 * A picture that does not come leaves its colour, never a broken image; it is asked for again a few times, and
 * whenever there is a network again. Listens to the whole page, since what was painted fails before the app runs.
 */
export function mendPictures(page: Document): void {
  page.addEventListener('error', ({ target }) => failed(target), true)
  page.addEventListener('load', ({ target }) => came(target), true)
  for (const image of page.images) if (image.complete && image.naturalWidth === 0) failed(image)
  addEventListener('online', () => {
    for (const image of page.querySelectorAll<HTMLImageElement>('img[data-failed]')) {
      triedAgain.delete(image)
      again(image)
    }
  })
}

function failed(target: EventTarget | null): void {
  if (!isPicture(target)) return
  target.dataset.failed = ''
  const times = triedAgain.get(target) ?? 0
  const wait = AGAIN_AFTER_MS[times]
  if (wait === undefined) return
  triedAgain.set(target, times + 1)
  // Those that were turned away together do not come back together.
  const jitter = 1 + Math.random() * (UP_TO_LATER - 1)
  setTimeout(() => again(target), wait * jitter)
}

function came(target: EventTarget | null): void {
  if (!isPicture(target)) return
  delete target.dataset.failed
  triedAgain.delete(target)
}

/** Its source set anew makes the browser ask again. */
function again(image: HTMLImageElement): void {
  const src = image.getAttribute('src')
  if (src !== null && image.isConnected && navigator.onLine) image.setAttribute('src', src)
}

/** Map tiles are images too, and are looked after by the map. */
function isPicture(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.closest('picture') !== null
}
