import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { type Counts, checkCounts, playwrightCounts, vitestCounts } from '../../scripts/test/counts.mjs'
import { runPart } from '../../scripts/test/run-part.mjs'
import { secondGo } from '../../scripts/test/second-go.mjs'

const folder = mkdtempSync(join(tmpdir(), 'quayside-parts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A part whose whole work is this line of JavaScript, with the report's path at hand. */
function part(code: string, seconds = 30) {
  const script = join(folder, 'part.mjs')
  writeFileSync(script, `import { writeFileSync } from 'node:fs'\nconst report = process.argv[2]\n${code}\n`)
  return {
    name: 'probe',
    minutes: seconds / 60,
    needs: [],
    command: (report: string, files: string[]) => ({ script, args: [report, ...files] }),
    read: checkCounts,
  }
}

const reported = (passed: number, failed: number) =>
  `writeFileSync(report, JSON.stringify({ passed: ${passed}, failed: ${failed} }))`

test('a part counts as its report says', async () => {
  const { counts } = await runPart(part(reported(3, 0)))
  expect(counts).toEqual({ passed: 3, failed: 0, skipped: 0, failedIn: [] })
})

test('a part that ends badly has failed, though its report knows of no failure', async () => {
  const { counts } = await runPart(part(`${reported(3, 0)}; process.exit(1)`))
  expect(counts).toMatchObject({ passed: 3, failed: 1 })
})

test('a part that executed no test has failed', async () => {
  expect((await runPart(part(reported(0, 0)))).counts).toMatchObject({ passed: 0, failed: 1 })
  expect((await runPart(part(''))).counts).toMatchObject({ passed: 0, failed: 1 })
})

test('a part that hangs is ended with all it started, and has failed', async () => {
  const note = join(folder, 'pid')
  const child = `spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1e3)'])`
  const { counts, remark, seconds } = await runPart(
    part(
      `import { spawn } from 'node:child_process'
      ${reported(3, 0)}
      writeFileSync(${JSON.stringify(note)}, String(${child}.pid))
      setInterval(() => {}, 1_000)`,
      1.5,
    ),
  )
  expect(counts).toMatchObject({ passed: 3, failed: 1 })
  expect(remark).toContain('hang')
  expect(seconds).toBeLessThan(10)
  await vi.waitFor(() => expect(existsSync(`/proc/${readFileSync(note, 'utf8')}/exe`)).toBe(false))
})

describe('a second go', () => {
  /** Two files, one of which fails at the first go and, of those given, at the second. */
  const go = async (failsAgain: string[], files: string[], options = {}) => {
    const code = `const files = process.argv.slice(3)
      const fails = (files.length === 0 ? ${JSON.stringify(files)} : files.filter((it) => ${JSON.stringify(failsAgain)}.includes(it)))
      writeFileSync(report, JSON.stringify({ passed: 5 + files.length, failed: fails.length, failedIn: fails, skipped: 0 }))`
    const probe = { ...part(code), read: (it: Counts) => it, hasSecondGo: true, ...options }
    const first = await runPart(probe)
    return { first, second: await secondGo(first) }
  }

  test('forgives what passes alone, and names it', async () => {
    const { first, second } = await go([], ['a.test.ts', 'b.test.ts'])
    expect(first.counts).toMatchObject({ passed: 5, failed: 2 })
    expect(second.counts).toMatchObject({ passed: 7, failed: 0 })
    expect(second.remark).toContain('a.test.ts b.test.ts')
  })

  test('forgives nothing while one of them fails again', async () => {
    const { second } = await go(['b.test.ts'], ['a.test.ts', 'b.test.ts'])
    expect(second.counts).toMatchObject({ passed: 5, failed: 2 })
  })

  test.each([
    ['has too many to be an accident', ['a', 'b', 'c', 'd', 'e'], {}],
    ['does not fill the machine', ['a'], { hasSecondGo: false }],
    [
      'failed in no file that it names',
      [],
      { read: () => ({ passed: 1, failed: 1, skipped: 0, failedIn: [] }) },
    ],
  ])('is not given to a part that %s', async (_, files, options) => {
    const { first, second } = await go([], files, options)
    expect(second).toBe(first)
    expect(second.counts.failed).toBeGreaterThan(0)
  })
})

test('a test file that does not load is a failure, though it holds no failed test', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { name: 'a', status: 'passed', assertionResults: [{ status: 'passed' }] },
      { name: 'b', status: 'failed', assertionResults: [{ status: 'failed' }] },
      { name: 'c', status: 'failed', assertionResults: [] },
    ],
  }
  expect(vitestCounts(report)).toEqual({ passed: 4, failed: 2, skipped: 2, failedIn: ['b', 'c'] })
})

test('a broken setup of the browser tests is a failure, and a file is named for a test deep in it', () => {
  const report = {
    stats: { expected: 5, flaky: 0, unexpected: 1, skipped: 3 },
    errors: [{}],
    suites: [
      { file: 'a.spec.ts', specs: [{ ok: true }] },
      { file: 'b.spec.ts', specs: [], suites: [{ file: 'b.spec.ts', specs: [{ ok: true }, { ok: false }] }] },
    ],
  }
  expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 2, skipped: 3, failedIn: ['b.spec.ts'] })
})
