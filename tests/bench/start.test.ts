import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startChildServer } from '#tests/support/child-server.ts'
import { type Row, writeSection } from './report.ts'

const rows: Row[] = []

afterAll(() => writeSection('Start of the server', 'npm run bench', rows))

it('starts cold with a new database, and warm in a fraction of that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
  const cold = await timeToStart(folder)
  const warm = Math.min(await timeToStart(folder), await timeToStart(folder))
  await rm(folder, { recursive: true })
  rows.push({
    what: 'built server until it answers, embedded, database there',
    measured: `${Math.round(warm)} ms`,
    reference: `${Math.round(cold)} ms when the database is made first`,
    promise: '3 s',
  })
  expect(warm).toBeLessThan(3_000)
  expect(warm).toBeLessThan(cold)
})

async function timeToStart(folder: string): Promise<number> {
  const began = performance.now()
  const env = { APP_MODE: 'demo', DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const server = await startChildServer({ entry: 'dist/server/main.js', env })
  const took = performance.now() - began
  await server.kill('SIGTERM')
  return took
}
