import type { Page } from '@playwright/test'

/** Under it is a word whose last letters arrive while it is painted already. */
const SMALLEST_SHIFT = 0.0005

/** What the browser says of the page's own painting, gathered from the very start. */
export async function watchPainting(page: Page): Promise<void> {
  await page.addInitScript((smallest) => {
    type Shift = PerformanceEntry & {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const seen = { moved: [] as string[], replaced: 0 }
    Object.assign(window, { seen })
    const where = (it: DOMRect) => `${it.x},${it.y} ${it.width}×${it.height}`
    const isWhole = (at: number) => {
      const [page] = performance.getEntriesByType('navigation')
      const { domInteractive = 0 } = (page ?? {}) as Partial<PerformanceNavigationTiming>
      return domInteractive > 0 && at > domInteractive
    }
    new PerformanceObserver((list) => {
      // What is painted while the page still arrives grows by what is still to come of it.
      const later = (list.getEntries() as Shift[]).filter(({ startTime }) => isWhole(startTime))
      for (const { value, sources } of later)
        for (const { node, previousRect, currentRect } of value < smallest ? [] : sources)
          seen.moved.push(`${value} ${node?.textContent}: ${where(previousRect)} → ${where(currentRect)}`)
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('DOMContentLoaded', () => {
      const replaced = new MutationObserver((changes) => {
        seen.replaced += changes.flatMap((it) => [...it.removedNodes]).length
      })
      replaced.observe(document.querySelector('#root') as Element, { childList: true })
    })
  }, SMALLEST_SHIFT)
}

/** What moved by itself since the page was opened, and how much of it was replaced. */
export const whatWasSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { moved: string[]; replaced: number } }).seen)
