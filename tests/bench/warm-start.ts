import { type Browser, chromium, type Page } from 'playwright'

/** The times of a start, in milliseconds after it began. */
export interface WarmStart {
  /** The first paint. */
  painted: number
  /** The first card of the home screen, with a link that works. */
  live: number
  /** The end of taking the page over. */
  running: number
}

/** Visits once, takes the network away, and measures starts of the stored app on a slower processor. */
export async function offlineStarts(url: string, slower: number, runs: number): Promise<WarmStart[]> {
  const browser = await launch()
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await untilKept(await context.newPage(), url)
    await context.setOffline(true)
    const starts: WarmStart[] = []
    for (let run = 0; run < runs; run++) {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
      starts.push(await start(page, url))
      await page.close()
    }
    return starts
  } finally {
    await browser.close()
  }
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
}

async function untilKept(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => localStorage.getItem('hot guest')?.includes('"strips"'))
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The page tells the worker when it is idle, and the worker then loads the rest of the app.
  await page.waitForTimeout(8_000)
}

async function start(page: Page, url: string): Promise<WarmStart> {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('main article')) return
      performance.mark('live')
      seen.disconnect()
    })
    seen.observe(document, { childList: true, subtree: true })
    document.addEventListener('app-alive', () => performance.mark('running'))
  })
  await page.goto(url)
  await page.waitForFunction(() =>
    ['live', 'running'].every((it) => performance.getEntriesByName(it).length > 0),
  )
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    live: performance.getEntriesByName('live')[0]?.startTime ?? Number.NaN,
    running: performance.getEntriesByName('running')[0]?.startTime ?? Number.NaN,
  }))
}
