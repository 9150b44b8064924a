import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { checkCounts, playwrightCounts, vitestCounts } from '../../scripts/test/counts.mjs'
import { runPart } from '../../scripts/test/run-part.mjs'

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
    command: (report: string) => ({ script, args: [report] }),
    read: checkCounts,
  }
}

const reported = (passed: number, failed: number) =>
  `writeFileSync(report, JSON.stringify({ passed: ${passed}, failed: ${failed} }))`

test('a part counts as its report says', async () => {
  const { counts } = await runPart(part(reported(3, 0)))
  expect(counts).toEqual({ passed: 3, failed: 0, skipped: 0 })
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

test('a test file that does not load is a failure, though it holds no failed test', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(vitestCounts(report)).toEqual({ passed: 4, failed: 2, skipped: 2 })
})

test('a browser test that passed at the second try is counted once, and a broken setup as a failure', () => {
  const report = { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 }, errors: [{}] }
  expect(playwrightCounts(report)).toEqual({ passed: 6, failed: 3, skipped: 3 })
})
