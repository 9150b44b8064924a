import type { Page } from '@playwright/test'

/** The smallest shift that counts; a smaller one is a word whose last letters arrive after it was painted. */
const SMALLEST_SHIFT = 0.0005

/** Records layout shifts and replaced elements from the very start of the page. */
export async function watchPainting(page: Page): Promise<void> {
  await page.addInitScript((smallest) => {
    type Shift = PerformanceEntry & {
      value: number
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const seen = { moved: [] as string[], replaced: 0 }
    Object.assign(window, { seen })
    const where = (it: DOMRect) => `${it.x},${it.y} ${it.width}×${it.height}`
    // Shifts do not count while the page still arrives, up to its first whole frame, since its painted part
    // grows.
    let afterFirstWhole = Number.POSITIVE_INFINITY
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      requestAnimationFrame(() => requestAnimationFrame((at) => (afterFirstWhole = at)))
    })
    new PerformanceObserver((list) => {
      const later = (list.getEntries() as Shift[]).filter(({ startTime }) => startTime >= afterFirstWhole)
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

/** The parts that moved by themselves since the page was opened, and how many were replaced. */
export const whatWasSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { moved: string[]; replaced: number } }).seen)
