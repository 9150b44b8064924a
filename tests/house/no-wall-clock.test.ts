import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * The time that something takes depends on the load of the machine. A test that measures it fails by
 * accident, and one that waits for a while waits too long or too short. So tests move the clock or wait for
 * an event. The speed of the product is measured in tests/bench, which stop no change from landing.
 */
const wallClock: [string, RegExp][] = [
  ['reads the clock that measures', /\bperformance\s*\.\s*now\s*\(/],
  ['reckons how long something took', /\bDate\.now\(\)\s*-\s*[a-z]\w*\b(?!\s*\*)|-\s*Date\.now\(\)/],
  ['has the browser wait for a while', /\bwaitForTimeout\b/],
  ['forgives what failed', /\bretry\s*:\s*[1-9]|\.retry\(|\bretries\s*:\s*[1-9]/],
]

/** At most ten files, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'tests/support/fault-proxy.test.ts': 'what it holds back is time: asserted from below alone',
}

function breaches(text: string): string[] {
  return wallClock.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)
}

const isTest = /\.(test|spec)\.tsx?$|^(playwright|vitest)\.config\.ts$/
const isElsewhere = /^(tests\/bench|demo\/bench)\/|^tests\/house\/no-wall-clock\.test\.ts$/
const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((it) => isTest.test(it) && !isElsewhere.test(it))

test('no test measures time, has the browser wait for a while, or gives a second chance', () => {
  const found = tests
    .filter((it) => !(it in exceptions))
    .flatMap((it) => breaches(readFileSync(it, 'utf8')).map((what) => `${it} ${what}`))
  expect(tests.length).toBeGreaterThan(200)
  expect(found).toEqual([])
})

test('the exceptions are few, and still needed', () => {
  const names = Object.keys(exceptions)
  expect(names.length).toBeLessThanOrEqual(10)
  expect(names.filter((it) => breaches(readFileSync(it, 'utf8')).length === 0)).toEqual([])
})

test.each([
  'const began = performance.now()',
  'expect(Date.now() - began).toBeLessThan(250)',
  'await page.waitForTimeout(300)',
  "test('now and then', { retry: 2 }, async () => {})",
  'export default { retries: 1 }',
])('%j is found', (line) => {
  expect(breaches(line)).toHaveLength(1)
})

test.each([
  'const tomorrow = new Date(Date.now() + DAY_MS)',
  "refused.headers['retry-after']",
  'retry: false',
])('%j is nobody’s clock', (line) => {
  expect(breaches(line)).toEqual([])
})
