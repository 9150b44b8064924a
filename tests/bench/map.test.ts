import { type BrowserContext, chromium, type Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { type MapPoint, MOST_POINTS } from '#contract/calls/explore.ts'
import { builtProduct } from './built-product.ts'
import { medianOfEach } from './median.ts'
import { type Row, writeSection } from './report.ts'

const RUNS = 3
const STROKES = 4
const MOST_MS = 50

const middle = { latitude: 38.7079, longitude: -31.9443 }
const MAP = `/happenings/events-map?at=${middle.latitude},${middle.longitude}&zoom=14`

const rows: Row[] = []
const product = builtProduct()

afterAll(() => {
  writeSection('The map', 'npm run bench -- map', rows)
})

it('is moved without a stutter, with ten thousand marks', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const open = () => browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } })
    const bare = await strokes(await open(), [])
    const full = await strokes(await open(), spread(MOST_POINTS))
    rows.push({
      what: `map with ${MOST_POINTS.toLocaleString('en')} marks, moved: frames`,
      measured: said(full),
      reference: `${said(bare)} with none`,
      promise: `none over ${MOST_MS} ms`,
    })
    expect.soft(full.longest).toBeLessThanOrEqual(MOST_MS)
  } finally {
    await browser.close()
  }
})

interface Frames {
  longest: number
  usual: number
}

const said = ({ longest, usual }: Frames) => `longest ${longest} ms, 95 of 100 within ${usual} ms`

/** Moves the map to and fro, several times. */
async function strokes(context: BrowserContext, points: MapPoint[]): Promise<Frames> {
  // Only the first request is answered with the points: each cell that is asked for would bring all of them.
  let left = points
  await context.route('**/public/api/get-map-points', async (route) => {
    await route.fulfill({ json: { success: true, message: '', points: left, is_all: true } })
    left = []
  })
  const page = await context.newPage()
  await page.goto(MAP)
  await page.locator('.leaflet-tile-loaded').first().waitFor()
  if (points.length > 0) await page.locator('.leaflet-marker-icon').first().waitFor()
  // The first stroke loads what comes only once, above all the tiles.
  await stroke(page)
  const runs: Frames[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await stroke(page))
  await context.close()
  return medianOfEach(runs)
}

/** Moves the map with a finger, lets go, waits until everything has followed, and moves it back. */
async function stroke(page: Page): Promise<Frames> {
  await page.evaluate(() => {
    const times: number[] = []
    const tick = (time: number) => {
      times.push(time)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(window, { times })
  })
  for (let at = 0; at < STROKES; at++) {
    const way = at % 2 === 0 ? 1 : -1
    await page.mouse.move(195 - way * 70, 300)
    await page.mouse.down()
    await page.mouse.move(195 + way * 70, 260 + way * 20, { steps: 40 })
    await page.mouse.up()
    await page.waitForTimeout(700)
  }
  const times = await page.evaluate(() => Reflect.get(window, 'times') as number[])
  const lasted = times
    .slice(1)
    .map((it, at) => it - (times[at] ?? it))
    .sort((a, b) => a - b)
  const at = (part: number) => Math.round(lasted[Math.floor((lasted.length - 1) * part)] ?? Number.NaN)
  return { longest: at(1), usual: at(0.95) }
}

/** Points over the whole town, and a little beyond the visible part. */
function spread(count: number): MapPoint[] {
  const across = Math.ceil(Math.sqrt(count))
  const offset = (step: number) => ((step + 0.5) / across - 0.5) * 0.12
  return Array.from({ length: count }, (_, at) => [
    `mark-${at}`,
    middle.latitude + offset(Math.floor(at / across)),
    middle.longitude + offset(at % across),
    10 + (at % 90),
    4,
    null,
  ])
}
