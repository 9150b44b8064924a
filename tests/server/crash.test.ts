import { execFileSync, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDataFolder } from '#server/db/embedded/data-folder.ts'
import { EmbeddedEngine } from '#server/db/embedded/engine.ts'
import { shippedMigrations } from '#server/db/migrate.ts'
import { isPassing } from '#server/db/sql-errors.ts'
import { onPostgres } from '../support/database.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres-cluster.ts'
import { rounds } from '../support/scope.ts'
import { damageOf, openAfterwards as open } from '../support/soundness.ts'
import { brief } from '../support/starts.ts'
import { type Bundle, bundle } from './children/bundle.ts'

const MEGABYTE = 1_000_000

let writer: Bundle
let folder: string
beforeAll(async () => {
  writer = await bundle('write-rows')
  folder = mkdtempSync(join(tmpdir(), 'quayside-crash-'))
})
afterAll(() => {
  writer.remove()
  rmSync(folder, { recursive: true })
})

/** Makes a database like that of a first start, but faster. */
async function makeDatabase(folder: string): Promise<void> {
  const { database, lock, confirm } = await openDataFolder(folder)
  const engine = new EmbeddedEngine({
    dataDir: database,
    snapshot: await readFile(inject('pgliteTemplate')),
  })
  await engine.start()
  await engine.close()
  confirm()
  lock.release()
}

type Killer = (writing: Promise<unknown>, child: { pid: number; exit: Promise<unknown> }) => Promise<void>

/**
 * Runs the writer until `killer` is done. Answers the rows it found of earlier runs, and those it
 * acknowledged itself.
 */
async function runUntil(env: Record<string, string>, killer: Killer) {
  const child = spawn(process.execPath, [...brief, writer.path], {
    env: { PATH: process.env.PATH, APP_MODE: 'test', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed = text(child.stdout)
  const exit = once(child, 'exit')
  await killer(Promise.race([acknowledges(child.stdout), exit]), { pid: child.pid ?? 0, exit })
  child.kill('SIGKILL')
  // Its folder is locked until it has ended, which takes a moment with a whole database in memory.
  await exit
  // The last line may be cut off; it was then acknowledged to nobody.
  const [found = '[]', ...acknowledged] = (await printed).split('\n').slice(0, -1)
  return { found: new Set<number>(JSON.parse(found)), acknowledged: acknowledged.map(Number) }
}

/**
 * The first line says which rows were found. Each other line acknowledges a row, and the process is killed at
 * one of the first.
 */
async function acknowledges(printed: Readable): Promise<void> {
  const last = 2 + Math.random() * 200
  let lines = 0
  for await (const [bytes] of on(printed, 'data')) {
    lines += String(bytes).split('\n').length - 1
    if (lines >= last) return
  }
}

/** The progress of a first start, by the number of files it has written. */
const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0)

async function expectSound(database: Database, acknowledged: readonly number[]): Promise<void> {
  const { query } = database
  const { rows } = await sql<{ debit: number; credit: number }>`
    select debit.n as debit, credit.n as credit from debit full join credit using (n)`.execute(query)
  expect(rows.filter((it) => it.debit !== it.credit)).toEqual([])
  const kept = new Set(rows.map((it) => it.debit))
  expect(acknowledged.filter((n) => !kept.has(n))).toEqual([])
  expect(await damageOf(query)).toEqual([])
}

describe.skipIf(onPostgres)('the embedded database under kill -9', () => {
  test('keeps every acknowledged row, and no half of a transaction, round after round', {
    timeout: 400_000,
  }, async () => {
    await makeDatabase(folder)
    const acknowledged: number[] = []
    for (let round = 0; round < rounds(); round++) {
      const run = await runUntil({ DATA_DIR: folder }, async (writing) => void (await writing))
      expect(acknowledged.filter((n) => !run.found.has(n))).toEqual([])
      expect(run.acknowledged.length).toBeGreaterThan(0)
      acknowledged.push(...run.acknowledged)
    }
    const { database, close } = await open({ DATA_DIR: folder })
    await expectSound(database, acknowledged)
    await close()
  })

  test('keeps every acknowledged row where its files can grow no more, and goes on once they can', {
    timeout: 400_000,
  }, async () => {
    const full = join(folder, 'full')
    await makeDatabase(full)
    const run = await runUntil({ DATA_DIR: full }, async (writing, { pid, exit }) => {
      await writing
      // Writes beyond this size are refused, as on a full disk, in the middle of whatever is being written.
      execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${MEGABYTE}:`])
      await exit
    })
    expect(run.acknowledged.length).toBeGreaterThan(0)
    const { database, close } = await open({ DATA_DIR: full })
    await expectSound(database, run.acknowledged)
    await sql`insert into debit (word) values ('there is room again')`.execute(database.query)
    await close()
  })

  test('starts although its first start was killed at any moment', { timeout: 400_000 }, async () => {
    const young = join(folder, 'young')
    for (const files of [0, 200, 900]) {
      await runUntil({ DATA_DIR: young }, () =>
        vi.waitFor(() => expect(filesIn(young)).toBeGreaterThan(files), { timeout: 60_000, interval: 5 }),
      )
    }
    const { database, close } = await open({ DATA_DIR: young })
    const { rows } = await sql`select name from migration order by name`.execute(database.query)
    expect(rows).toEqual(Object.keys(shippedMigrations).map((name) => ({ name })))
    await close()
    expect(readdirSync(young).filter((it) => it.startsWith('server.lock'))).toEqual([])
  })
})

describe.runIf(onPostgres)('PostgreSQL under kill -9', () => {
  let cluster: PostgresCluster
  let url: string
  beforeAll(async () => {
    cluster = await startPostgres()
    url = await cluster.createDatabase('crash')
    const { database, close } = await open({ DATABASE_URL: url })
    // Otherwise PostgreSQL acknowledges a commit before it has given its log to the system.
    await sql`alter database crash set synchronous_commit = on`.execute(database.query)
    await close()
  })
  afterAll(() => cluster.close())

  test('keeps every acknowledged row, and the pool heals by itself', { timeout: 400_000 }, async () => {
    const survivor = await open({ DATABASE_URL: url })
    const acknowledged: number[] = []
    for (let round = 0; round < rounds(); round++) {
      const run = await runUntil({ DATABASE_URL: url }, async (writing) => {
        await writing
        await cluster.kill9()
      })
      expect(run.acknowledged.length).toBeGreaterThan(0)
      acknowledged.push(...run.acknowledged)
      const error = await survivor.database
        .transaction(async (tx) => sql`select 1`.execute(tx))
        .catch((it: unknown) => it)
      expect(isPassing(error), String(error)).toBe(true)
      await cluster.restart()
      await expectSound(survivor.database, acknowledged)
    }
    await survivor.close()
  })

  test('and the app’s own death leave no half of a transaction', { timeout: 400_000 }, async () => {
    const acknowledged: number[] = []
    for (let round = 0; round < rounds(); round++) {
      const run = await runUntil({ DATABASE_URL: url }, async (writing) => void (await writing))
      expect(run.acknowledged.length).toBeGreaterThan(0)
      acknowledged.push(...run.acknowledged)
    }
    const { database, close } = await open({ DATABASE_URL: url })
    await expectSound(database, acknowledged)
    await close()
  })
})
