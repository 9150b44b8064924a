import type { Page } from '@playwright/test'

/** So many frames in which nothing happens are a page at rest: half a second where nothing else is done. */
const QUIET_FRAMES = 30

/** Until nothing on the page has changed for so many frames: no element, no text, nothing that was scrolled. */
export const rests = (page: Page): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let quiet = 0
        const isBusy = () => {
          quiet = 0
        }
        const watched = new MutationObserver(isBusy)
        watched.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
        addEventListener('scroll', isBusy, { capture: true })
        const frame = () => {
          quiet++
          if (quiet < frames) return void requestAnimationFrame(frame)
          watched.disconnect()
          removeEventListener('scroll', isBusy, { capture: true })
          resolve()
        }
        requestAnimationFrame(frame)
      }),
    QUIET_FRAMES,
  )

/** Until React has the page: what is painted is seen before that. */
export async function hasReact(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((it) => it.startsWith('__reactContainer')),
  )
}
