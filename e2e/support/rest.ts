import type { Page } from '@playwright/test'

/** The number of frames without a change after which a page rests, about half a second. */
const QUIET_FRAMES = 30

/** Waits until nothing on the page has changed for that many frames: no element, no text, no scrolling. */
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

/** Waits until React has taken over the page, which is painted before that. */
export async function hasReact(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root') ?? {}).some((it) => it.startsWith('__reactContainer')),
  )
}
