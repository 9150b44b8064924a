import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '#tests/support/free-port.ts'
import { medianOfEach } from './median.ts'

export interface Audit {
  /** A score from 0 to 100, as are the next three. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

/**
 * Lighthouse's error for a trace without its beginning, which any page may get now and then. It is then run
 * again.
 */
const LOST_TRACE = 'NO_NAVSTART'
const MOST_LOST = 3

/** The median of several Lighthouse runs with the mobile preset. */
export async function medianAudit(url: string, runs: number): Promise<Audit> {
  const audits: Audit[] = []
  for (let lost = 0; audits.length < runs; ) {
    const found = await audit(url)
    if (found) audits.push(found)
    else if (++lost > MOST_LOST) throw new Error(`Lighthouse lost the trace of ${url} again and again.`)
  }
  return medianOfEach(audits)
}

/** Runs Lighthouse once; undefined where the trace was lost. */
async function audit(url: string): Promise<Audit | undefined> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse did not answer for ${url}.`)
    const { audits, categories, runtimeError } = result.lhr
    if (runtimeError?.code === LOST_TRACE) return undefined
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => {
      const { numericValue, errorMessage } = audits[name] ?? {}
      if (numericValue === undefined) throw new Error(`Lighthouse could not measure ${url}: ${errorMessage}`)
      return numericValue
    }
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } finally {
    await browser.close()
  }
}
