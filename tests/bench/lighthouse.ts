import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '#tests/support/free-port.ts'

export interface Audit {
  /** 0 to 100. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
  fcp: number
  lcp: number
  tbt: number
  cls: number
}

/** Lighthouse with its mobile preset, several times; the run whose performance is in the middle. */
export async function medianAudit(url: string, runs: number): Promise<Audit> {
  const audits: Audit[] = []
  for (let run = 0; run < runs; run++) audits.push(await audit(url))
  const byPerformance = audits.sort((a, b) => a.scores.performance - b.scores.performance)
  return byPerformance[Math.floor(runs / 2)] as Audit
}

async function audit(url: string): Promise<Audit> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse did not answer for ${url}.`)
    const { audits, categories } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
      },
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  } finally {
    await browser.close()
  }
}
