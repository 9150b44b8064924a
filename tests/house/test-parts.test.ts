import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { checkCounts, none, playwrightCounts, vitestCounts } from '../../scripts/test/counts.mjs'
import type { Part } from '../../scripts/test/parts.mjs'
import { runPart } from '../../scripts/test/run-part.mjs'
import { runParts } from '../../scripts/test/run-parts.mjs'
import { summaryOf } from '../../scripts/test/summary.mjs'

const folder = mkdtempSync(join(tmpdir(), 'quayside-parts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const land = { scope: 'land' } as const

/** A step that runs a line of JavaScript, which knows the path of the report. */
function step(code: string, mayBeEmpty = false) {
  const script = join(mkdtempSync(join(folder, 'step-')), 'step.mjs')
  writeFileSync(script, `import { writeFileSync } from 'node:fs'\nconst report = process.argv[2]\n${code}\n`)
  return { script, given: (report: string) => ({ args: [report] }), mayBeEmpty }
}

function part(code: string, more: Partial<Part> = {}): Part {
  return { name: 'probe', minutes: 0.5, needs: [], steps: () => [step(code)], read: checkCounts, ...more }
}

const reported = (passed: number, failed: number) =>
  `writeFileSync(report, JSON.stringify({ passed: ${passed}, failed: ${failed} }))`

describe('a part', () => {
  test('counts as its report says', async () => {
    const { counts } = await runPart(part(reported(3, 0)), land)
    expect(counts).toEqual({ passed: 3, failed: 0, skipped: 0, files: [] })
  })

  test('that ends badly has failed, though its report knows of no failure', async () => {
    const { counts } = await runPart(part(`${reported(3, 0)}; process.exit(1)`), land)
    expect(counts).toMatchObject({ passed: 3, failed: 1 })
  })

  test('that executed no test has failed', async () => {
    const counts = { passed: 0, failed: 1 }
    expect((await runPart(part(reported(0, 0)), land)).counts).toMatchObject(counts)
    expect((await runPart(part(''), land)).counts).toMatchObject(counts)
  })

  test('has failed where one of its steps has, and the others count', async () => {
    const steps = () => [step(reported(2, 1)), step('process.exit(1)'), step(reported(4, 0))]
    expect((await runPart(part('', { steps }), land)).counts).toMatchObject({ passed: 6, failed: 2 })
  })

  test('may find nothing that was changed, but must say so', async () => {
    const empty = (code: string) => part('', { steps: () => [step(code, true)] })
    expect((await runPart(empty(reported(0, 0)), land)).counts).toMatchObject({ passed: 0, failed: 0 })
    expect((await runPart(empty(''), land)).counts).toMatchObject({ failed: 1 })
    expect((await runPart(empty(`${reported(0, 0)}; process.exit(1)`), land)).counts.failed).toBe(1)
  })

  test('tells its tests how much is asked for', async () => {
    const probe = part(`writeFileSync(report, JSON.stringify({
      passed: Number(process.env.TEST_SCOPE === 'land'), failed: Number(process.env.TEST_SCOPE === 'full') }))`)
    expect((await runPart(probe, land)).counts).toMatchObject({ passed: 1, failed: 0 })
    expect((await runPart(probe, { scope: 'full' })).counts).toMatchObject({ passed: 0, failed: 1 })
  })

  test('that hangs is ended with all it started, and has failed', async () => {
    const note = join(folder, 'pid')
    const child = `spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1e3)'])`
    const hanging = `import { spawn } from 'node:child_process'
      ${reported(3, 0)}
      writeFileSync(${JSON.stringify(note)}, String(${child}.pid))
      setInterval(() => {}, 1_000)`
    const { counts, remark } = await runPart(part(hanging, { minutes: 1.5 / 60 }), land)
    expect(counts).toMatchObject({ passed: 3, failed: 1 })
    expect(remark).toContain('hang')
    await vi.waitFor(() => expect(existsSync(`/proc/${readFileSync(note, 'utf8')}/exe`)).toBe(false))
  })
})

test('a part runs beside another where both are asked for, and prints when both have ended', async () => {
  const host = part(reported(1, 0), { name: 'host' })
  const guest = part(`${reported(2, 0)}; console.log('seen')`, { name: 'guest', beside: 'host' })
  const said: string[] = []
  const outcomes = await runParts([guest, host], land, (line) => said.push(line.trim()))
  expect(outcomes.map((it) => [it.part.name, it.counts.passed])).toEqual([
    ['host', 1],
    ['guest', 2],
  ])
  expect(said).toEqual(['── host ──', '── guest ──', 'seen'])
  expect(await runParts([guest], land, () => {})).toMatchObject([{ counts: { passed: 2, failed: 0 } }])
})

describe('a report', () => {
  test('of a test file that does not load tells of a failure, though it holds no failed test', () => {
    const file = (name: string, status: string, ...tests: string[]) => ({
      name: join(process.cwd(), name),
      status,
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: tests.map((it) => ({ status: it })),
    })
    const report = {
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [file('a', 'passed', 'passed'), file('b', 'failed', 'failed'), file('c', 'failed')],
    }
    expect(vitestCounts(report)).toEqual({
      passed: 4,
      failed: 2,
      skipped: 2,
      files: [
        { file: 'a', seconds: 2.5, failed: false },
        { file: 'b', seconds: 2.5, failed: true },
        { file: 'c', seconds: 2.5, failed: true },
      ],
    })
  })

  test('of the browser tests tells of a broken setup, and of a failure deep in a file', () => {
    const spec = (ok: boolean, ...durations: number[]) => ({
      ok,
      tests: [{ results: durations.map((duration) => ({ duration })) }],
    })
    const report = {
      config: { rootDir: join(process.cwd(), 'e2e') },
      stats: { expected: 5, flaky: 0, unexpected: 1, skipped: 3 },
      errors: [{}],
      suites: [
        { file: 'a.spec.ts', specs: [spec(true, 1_000)] },
        {
          file: 'b.spec.ts',
          specs: [],
          suites: [{ file: 'b.spec.ts', specs: [spec(true, 500), spec(false, 2_000)] }],
        },
      ],
    }
    expect(playwrightCounts(report)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 3,
      files: [
        { file: 'e2e/a.spec.ts', seconds: 1, failed: false },
        { file: 'e2e/b.spec.ts', seconds: 2.5, failed: true },
      ],
    })
  })
})

describe('the closing lines', () => {
  const outcome = (counts: object, more: object = {}) => ({
    part: part(''),
    counts: { ...none, ...counts },
    seconds: 61.4,
    remark: '',
    output: '',
    ...more,
  })
  const file = (name: string, seconds: number, failed = false) => ({ file: name, seconds, failed })

  test('give the seconds of each part, what failed, and the sums last', () => {
    const files = [file('a.test.ts', 3), file('b.test.ts', 4, true)]
    const { lines, isWell } = summaryOf([
      outcome({ passed: 5, failed: 1, skipped: 2, files }),
      outcome({ failed: 1 }, { remark: 'no browser' }),
    ])
    expect(isWell).toBe(false)
    expect(lines).toEqual([
      '   61 s  probe     5 passed, 1 failed, 2 skipped',
      '   61 s  probe     0 passed, 1 failed – no browser',
      'failed: b.test.ts',
      '',
      'The slowest files',
      '    4 s  b.test.ts',
      '    3 s  a.test.ts',
      '',
      '5 passed, 2 failed',
    ])
  })

  test('name the ten slowest files of all parts, one that ran on two databases once', () => {
    const files = Array.from({ length: 12 }, (_, at) => file(`${at}.test.ts`, at))
    const { lines } = summaryOf([
      outcome({ passed: 12, files }),
      outcome({ passed: 1, files: [file('9.test.ts', 9)] }),
    ])
    const named = lines.filter((line) => line.endsWith('.test.ts')).map((line) => line.trim())
    expect(named).toHaveLength(10)
    expect(named.slice(0, 2)).toEqual(['18 s  9.test.ts', '11 s  11.test.ts'])
  })

  test('are not content where no part was run', () => {
    expect(summaryOf([outcome({ passed: 1 })]).isWell).toBe(true)
    expect(summaryOf([])).toEqual({ isWell: false, lines: ['0 passed, 0 failed'] })
  })
})
