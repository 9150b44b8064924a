import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { paintedBytes } from '#tests/support/painted-bytes.ts'
import { budgets } from '../../scripts/check/budgets.mjs'
import { withBarePage } from './bare-page.ts'
import { blockedFor } from './blocked.ts'
import { builtProduct } from './built-product.ts'
import { medianAudit } from './lighthouse.ts'
import { medianOfEach } from './median.ts'
import { type Row, writeSection } from './report.ts'
import { offlineStarts } from './warm-start.ts'

const RUNS = 3
const RUNS_BLOCKED = 7
const SLOWER = 4

/** The pages for which the promises of a first visit hold. */
const pages = {
  home: '/',
  'a list': '/happenings',
  'a detail': '/happenings/event/night-market-and-brass',
  'an explore page': '/happenings/explore-events',
  'a rental': '/rentals/vehicle/electric-launch-dormouse-no-licence-needed',
  'a place': '/go-to-places/place/casa-verbena',
  'a store': '/reserve-and-relax/store/curlew',
  'a map of vehicles': '/rentals/explore-vehicle',
}

const bytes: Row[] = []
const speed: Row[] = []
const product = builtProduct()

afterAll(() => {
  writeSection('Bytes, by screen', 'npm run bench', bytes)
  writeSection('First visits and starts', 'npm run bench', speed)
})

/** The size as it is sent: compressed by the build, as small as possible. */
function shippedSize(path: string): number {
  return gzipSync(readFileSync(path), { level: constants.Z_BEST_COMPRESSION }).length
}

it('weighs no more than promised', async () => {
  const painted = await paintedBytes(new URL(product.url), 'en')
  bytes.push({ what: 'painted home, data and all', measured: kB(painted), reference: '', promise: '28 kB' })
  expect(painted).toBeLessThanOrEqual(28_000)
  for (const { name, path, limit } of budgets(process.cwd(), 'dist/client')) {
    const size = path.reduce((sum, file) => sum + shippedSize(join(process.cwd(), file)), 0)
    bytes.push({ what: name, measured: kB(size), reference: '', promise: limit })
    expect(size, name).toBeLessThanOrEqual(Number.parseFloat(limit) * 1000)
  }
})

it('is painted at once on a first visit', async () => {
  const bare = await withBarePage((url) => medianAudit(url, RUNS))
  for (const [name, path] of Object.entries(pages)) {
    const found = await medianAudit(`${product.url}${path}`, RUNS)
    const row = (what: string, measured: string, promise: string, reference = '') =>
      speed.push({ what: `Lighthouse, ${name}: ${what}`, measured, reference, promise })
    const { performance, accessibility, bestPractices, seo } = found
    row('performance', String(performance), '97', `${bare.performance}, a page of one line`)
    row('first paint', ms(found.fcp), '800 ms', ms(bare.fcp))
    row('largest paint', ms(found.lcp), '1,200 ms', ms(bare.lcp))
    row('blocked', ms(found.tbt), '120 ms', ms(bare.tbt))
    row('shift', found.cls.toFixed(3), '0.02')
    row('accessibility, best practices, search', `${accessibility}, ${bestPractices}, ${seo}`, '100 each')
    expect.soft([accessibility, bestPractices, seo], name).toEqual([100, 100, 100])
    expect.soft(found.fcp, name).toBeLessThanOrEqual(800)
    expect.soft(found.lcp, name).toBeLessThanOrEqual(1_200)
    expect.soft(found.cls, name).toBeLessThanOrEqual(0.02)
    expect.soft(performance, name).toBeGreaterThanOrEqual(97)
  }
})

it('keeps nobody waiting while it starts', async () => {
  const bare = await withBarePage((url) => blockedFor(url, SLOWER, 1))
  for (const [name, path] of Object.entries(pages)) {
    const blocked = await blockedFor(`${product.url}${path}`, SLOWER, RUNS_BLOCKED)
    const what = `${name}, processor ${SLOWER} times slower: blocked, by the processor's own time`
    speed.push({ what, measured: ms(blocked), reference: ms(bare), promise: '120 ms' })
    expect.soft(blocked, name).toBeLessThanOrEqual(120)
  }
})

it('starts with no network after one visit', async () => {
  const slow = medianOfEach(await offlineStarts(product.url, SLOWER, RUNS))
  const quick = medianOfEach(await offlineStarts(product.url, 1, RUNS))
  const row = (what: 'painted' | 'live' | 'running', promise: string) =>
    speed.push({
      what: `start with no network, processor ${SLOWER} times slower: ${what}`,
      measured: ms(slow[what]),
      reference: `${ms(quick[what])} at full speed`,
      promise,
    })
  row('painted', '200 ms')
  row('live', '600 ms')
  row('running', '')
  expect(slow.live).toBeLessThan(600)
})

const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`
const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`
