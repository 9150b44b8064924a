import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { callPrefix } from '#contract/call.ts'
import { messageAdapters } from '#server/adapters/messages.ts'
import { buildApp } from '#server/app.ts'
import { composeServices } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { openPostgres } from '#tests/support/postgres-cluster.ts'
import { perSecond, requestsPerSecond } from './load.ts'
import { type Row, writeSection } from './report.ts'

const LEAST_PART_OF_BARE = 0.5
const unlimited = { max: 1e9, seconds: 60 }
const rows: Row[] = []

// The statements of the call: the session of a token with its account, and then the account's sessions.
const findSession = `select s.id, s.account_id, s.last_seen_at, a.disabled_at from session s
  join account a on a.id = s.account_id where s.token_hash = $1 and s.last_seen_at > $2 and s.created_at > $2`
const listSessions = `select id, device, created_at, last_seen_at from session
  where account_id = $1 and last_seen_at > $2 and created_at > $2 order by last_seen_at desc limit 100`
const longAgo = new Date('2020-01-01T00:00:00Z')

afterAll(() => writeSection('Reads a second', 'npm run bench', rows))

it('embedded, a read over HTTP does at least half of what the same SQL does bare', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
  const { served, hash } = await serve({ DATA_DIR: folder })
  const bare = await PGlite.create(join(folder, 'pg'))
  const reference = await perSecond(() => bothBare(bare, hash), 1)
  await bare.close()
  note('embedded', served, reference)
  await rm(folder, { recursive: true })
  expect(served / reference).toBeGreaterThan(LEAST_PART_OF_BARE)
})

it('on PostgreSQL, a read over HTTP is compared with the same SQL through a bare pool', async () => {
  const server = await openPostgres()
  const url = await server.createDatabase('bench')
  const { served, hash } = await serve({ DATABASE_URL: url, DATA_DIR: tmpdir() })
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const reference = await perSecond(() => bothBare(pool, hash), 10)
  await pool.end()
  await server.close()
  note('PostgreSQL', served, reference)
  expect(served).toBeGreaterThan(0)
})

interface Bare {
  query<R extends { account_id: number }>(text: string, values: unknown[]): Promise<{ rows: R[] }>
}

async function bothBare(database: Bare, hash: Buffer): Promise<void> {
  const { rows } = await database.query(findSession, [hash, longAgo])
  await database.query(listSessions, [rows[0]?.account_id, longAgo])
}

async function serve(env: Record<string, string>): Promise<{ served: number; hash: Buffer }> {
  const config = readConfig({ APP_MODE: 'demo', LOG_LEVEL: 'silent', ...env })
  const clock = { now: () => new Date() }
  const opened = await openDatabase(config, { applicationName: 'bench', onConnectionError: () => {} })
  const services = composeServices({ database: opened.database, clock })
  const app = await buildApp({
    ...{ config, clock, services, database: opened.database },
    messages: await messageAdapters(config, clock),
    client: undefined,
    limits: { address: unlimited, call: unlimited, calls: {} },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const token = await services.accounts.beginSession(await services.accounts.open('Bench'), 'bench')
  const served = await requestsPerSecond(`http://127.0.0.1:${port}${callPrefix}/get-sessions`, { token })
  await app.close()
  await opened.close()
  return { served, hash: createHash('sha256').update(token).digest() }
}

function note(where: string, served: number, reference: number): void {
  rows.push({
    what: `get-sessions over HTTP, ${where}`,
    measured: `${Math.round(served)} a second`,
    reference: `${Math.round(reference)} times a second, its two statements bare`,
    promise:
      where === 'embedded' ? `${LEAST_PART_OF_BARE} × bare (is ${(served / reference).toFixed(2)})` : '',
  })
}
