import { expect, type Page } from '@playwright/test'

const USUAL = { standard: 16, fixed: 13 }
const TWICE = { standard: 32, fixed: 26 }

/**
 * Checks that with letters twice as large, a setting of browsers, no word is cut off and nothing is wider
 * than the page.
 */
export async function nothingIsLostInLargeLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: TWICE })
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
  try {
    // A text that is now too long for its fold gets its 'Read more' once the page has measured it.
    await expect.poll(() => page.evaluate(lost)).toEqual([])
  } finally {
    // The window shows its next pages in the usual size.
    await browser.send('Page.setFontSizes', { fontSizes: USUAL })
    await browser.detach()
  }
}

/**
 * Finds cut texts; runs in the page. A long name may end in an ellipsis, since it is in full where it leads,
 * and a folded text is one tap away.
 */
function lost(): string[] {
  const page = document.documentElement
  const wide = page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`] : []
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

  /** Whether an ancestor cuts the lines; undefined where that is for the next ancestor to decide. */
  const isCutBy = (around: Element, lines: readonly DOMRect[]): boolean | undefined => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(around)
    const box = around.getBoundingClientRect()
    const isForHearing = box.width <= 2
    const isFolded = around.nextElementSibling?.getAttribute('aria-expanded') === 'false'
    if (isForHearing || isFolded || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false
    const beside = (it: DOMRect) => it.left < box.left - 2 || it.right > box.right + 2
    const beyond = (it: DOMRect) => it.top < box.top - it.height / 3 || it.bottom > box.bottom + it.height / 3
    if (hides(overflowX) && lines.some(beside)) return true
    if (hides(overflowY) && lines.some(beyond)) return true
    return scrolls(overflowX) || scrolls(overflowY) || position === 'fixed' ? false : undefined
  }
  const isCut = (text: Node, element: Element): boolean => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter((it) => it.width > 0)
    for (let around: Element | null = element; around && around !== page; around = around.parentElement) {
      const verdict = isCutBy(around, lines)
      if (verdict !== undefined) return verdict
    }
    return lines.some((it) => it.left < -2 || it.right > innerWidth + 2)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!element || !node.nodeValue?.trim() || element.closest('[aria-hidden=true]')) continue
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (isSeen && isCut(node, element)) found.add(node.nodeValue.trim())
  }
  return [...wide, ...found]
}
