import { type Browser, chromium } from 'playwright'
import { median } from './median.ts'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time, not elapsed time. */
  tdur?: number
  args: { name?: string }
}

/** A task longer than this can be felt, and the time beyond it counts as blocked. */
const FELT_MS = 50
/** The time that an untouched page needs to come to rest. */
const AT_REST_MS = 3_000

/**
 * Measures how long the tasks of a page block input after its first paint, on a slower processor. It counts
 * the processor time of the page's thread, so that other load on the machine is left out.
 */
export async function blockedFor(url: string, slower: number, runs: number): Promise<number> {
  const blocked: number[] = []
  for (let run = 0; run < runs; run++) {
    const events = await tracedVisit(url)
    const tasks = tasksAfterFirstPaint(events).map((it) => ((it.tdur ?? it.dur ?? 0) / 1000) * slower)
    blocked.push(tasks.reduce((sum, it) => sum + Math.max(0, it - FELT_MS), 0))
  }
  return median(blocked)
}

async function tracedVisit(url: string): Promise<TraceEvent[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    return await traced(browser, url)
  } finally {
    await browser.close()
  }
}

async function traced(browser: Browser, url: string): Promise<TraceEvent[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] })
  await page.goto(url)
  await page.waitForTimeout(AT_REST_MS)
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents
}

/** The tasks of the page's main thread. Tasks within another one are part of it. */
function tasksAfterFirstPaint(events: TraceEvent[]): TraceEvent[] {
  const paint = events.filter((it) => it.name === 'firstContentfulPaint').sort((a, b) => b.ts - a.ts)[0]
  if (!paint) throw new Error('Nothing was painted.')
  const main = events.find(
    (it) => it.name === 'thread_name' && it.args.name === 'CrRendererMain' && it.pid === paint.pid,
  )
  const tasks: TraceEvent[] = []
  let end = paint.ts
  for (const task of events.filter(isTask).sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (task.pid !== paint.pid || task.tid !== main?.tid || task.ts < end) continue
    tasks.push(task)
    end = task.ts + (task.dur ?? 0)
  }
  return tasks
}

function isTask({ ph, name }: TraceEvent): boolean {
  return ph === 'X' && /(^|::)RunTask$/.test(name)
}
