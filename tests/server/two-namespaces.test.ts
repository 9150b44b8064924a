import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onPostgres } from '../support/database.ts'
import { damageOf, openAfterwards } from '../support/soundness.ts'
import { brief } from '../support/starts.ts'
import { type Bundle, bundle } from './children/bundle.ts'

const NAMESPACE = ['--pid', '--fork', '--kill-child', '--mount-proc']
/**
 * Only Linux has namespaces. A Linux machine that cannot make them proves nothing, and its run has to say so.
 */
const may = process.platform === 'linux' && process.env.TEST_NAMESPACES !== 'none'

test.runIf(may && !onPostgres)(
  'this machine lets tests make namespaces; if it cannot, TEST_NAMESPACES=none says so',
  () => {
    const { status, stderr, error } = spawnSync('unshare', [...NAMESPACE, 'true'], { encoding: 'utf8' })
    expect([status, stderr, error]).toEqual([0, '', undefined])
  },
)

let writer: Bundle
let folder: string
beforeAll(async () => {
  writer = await bundle('write-rows')
  folder = mkdtempSync(join(tmpdir(), 'quayside-namespaces-'))
})
afterAll(() => {
  writer.remove()
  rmSync(folder, { recursive: true })
})

const env = () => ({ PATH: process.env.PATH, APP_MODE: 'test', DATA_DIR: folder })
const start = (command: string, args: readonly string[]) =>
  spawn(command, [...args, ...brief, writer.path], { env: env(), stdio: ['ignore', 'pipe', 'pipe'] })

async function ended(child: ChildProcessByStdio<null, Readable, Readable>) {
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code }
}

describe.runIf(may && !onPostgres)(
  'two servers on one folder, of which neither sees the other’s process',
  () => {
    test('are one: the second is refused, and every row that the first acknowledged is there', async () => {
      const first = start(process.execPath, [])
      const printed = text(first.stdout)
      await once(first.stdout, 'data')
      const second = start('unshare', [...NAMESPACE, process.execPath])
      const { said, code } = await ended(second)
      expect(code).not.toBe(0)
      expect(said).toContain(`is in use by process ${first.pid} of another container or machine`)
      first.kill('SIGKILL')
      await once(first, 'exit')
      const acknowledged = (await printed).split('\n').slice(1, -1).map(Number)
      expect(acknowledged.length).toBeGreaterThan(0)
      const { database, close } = await openAfterwards({ DATA_DIR: folder })
      const { rows } = await sql<{ n: number }>`select n from debit join credit using (n)`.execute(
        database.query,
      )
      const kept = new Set(rows.map((it) => it.n))
      expect(acknowledged.filter((n) => !kept.has(n))).toEqual([])
      expect(await damageOf(database.query)).toEqual([])
      await close()
    })
  },
)
