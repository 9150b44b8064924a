const AGAIN_AFTER_MS = [2_000, 6_000]
const MOST_JITTER = 1.5

const triedAgain = new WeakMap<HTMLImageElement, number>()

/**
 * Retries pictures that fail to load a few times, and whenever there is a network again; meanwhile they show
 * their colour, never a broken image. Listens to the whole page, since pictures of the server's page fail
 * before the app runs.
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
  // Pictures that were refused together should not be requested again together.
  const jitter = 1 + Math.random() * (MOST_JITTER - 1)
  setTimeout(() => again(target), wait * jitter)
}

function came(target: EventTarget | null): void {
  if (!isPicture(target)) return
  delete target.dataset.failed
  triedAgain.delete(target)
}

/** Sets the source again, which makes the browser retry. */
function again(image: HTMLImageElement): void {
  const src = image.getAttribute('src')
  if (src !== null && image.isConnected && navigator.onLine) image.setAttribute('src', src)
}

/** Whether the target is a picture: map tiles are images too, and the map retries them itself. */
function isPicture(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.closest('picture') !== null
}
