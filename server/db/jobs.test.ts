import { setTimeout as pause } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { onPostgres, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startFaultProxy } from '#tests/support/fault-proxy.ts'
import { Database } from './database.ts'
import { type Job, type JobRunner, jobRunner } from './jobs.ts'
import { postgresPool } from './pool.ts'

const RARELY = '0 0 29 2 *'
const EVERY_MINUTE = '* * * * *'
const soon = { timeout: 15_000, interval: 50 }

let opened: TestDatabase
let sender: PgBoss
const running: JobRunner[] = []
const log = { info: vi.fn(), error: vi.fn() }

beforeAll(async () => {
  opened = await openTestDatabase()
  const db = { executeSql: (text: string, values: unknown[]) => opened.database.pool.query(text, values) }
  sender = new PgBoss({ db, schema: 'jobs' })
})
afterEach(async () => {
  for (const runner of running.splice(0)) await runner.stop()
  log.info.mockClear()
  log.error.mockClear()
})
afterAll(() => opened.close())

async function start(jobs: Job[], database = opened.database): Promise<JobRunner> {
  const runner = jobRunner(database, jobs, log, 0.5)
  running.push(runner)
  await runner.start()
  return runner
}
const statesOf = async (name: string) => {
  const { rows } = await opened.database.pool.query('select state from jobs.job where name = $1', [name])
  return rows.map((it) => it.state)
}

describe('jobs', () => {
  test('run when they are sent, and are noted as done', async () => {
    const run = vi.fn(async () => {})
    await start([{ name: 'sent', cron: RARELY, run }])
    await sender.send('sent', {})
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), soon)
    await vi.waitFor(async () => expect(await statesOf('sent')).toEqual(['completed']), soon)
    expect(log.info).toHaveBeenCalledWith({ job: 'sent', ms: expect.any(Number) }, 'job done')
    expect(log.error).not.toHaveBeenCalled()
  })

  test('run by themselves when their time comes', async () => {
    const run = vi.fn(async () => {})
    const timed = { name: 'timed', cron: EVERY_MINUTE, run }
    await (await start([timed])).stop()
    // The times are checked when a runner starts and every half minute, by one of all runners.
    await opened.database.pool.query('update jobs.version set cron_on = null')
    await start([timed])
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), soon)
  })

  test('that fail are tried again, and the failure is in the log', async () => {
    const failure = new Error('not yet')
    const run = vi.fn(async () => {}).mockRejectedValueOnce(failure)
    await start([{ name: 'flaky', cron: RARELY, run }])
    await sender.send('flaky', {})
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), soon)
    await vi.waitFor(async () => expect(await statesOf('flaky')).toEqual(['completed']), soon)
    expect(log.error).toHaveBeenCalledWith({ err: failure, job: 'flaky' }, 'job failed')
  })

  test('are not piled up: what waits already is not queued again', async () => {
    await start([{ name: 'single', cron: RARELY, run: async () => {} }])
    for (const runner of running.splice(0)) await runner.stop()
    await sender.send('single', {})
    await sender.send('single', {})
    expect(await statesOf('single')).toEqual(['created'])
  })
})

describe('a runner', () => {
  test('may start twice on the same database, and each job is done by one of the two', async () => {
    const run = vi.fn(async () => {})
    await Promise.all([1, 2].map(() => start([{ name: 'shared', cron: RARELY, run }])))
    await sender.send('shared', {})
    await vi.waitFor(async () => expect(await statesOf('shared')).toEqual(['completed']), soon)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('that is killed at work keeps none from the job: the next one does it when it is due, and what was begun again', async () => {
    const run = vi.fn(async () => {})
    await start([{ name: 'orphaned', cron: RARELY, run }])
    for (const runner of running.splice(0)) await runner.stop()
    await sender.send('orphaned', {})
    // Fetches the job like a runner that then ends without a word.
    expect(await sender.fetch('orphaned')).toHaveLength(1)
    await start([{ name: 'orphaned', cron: RARELY, run }])
    await sender.send('orphaned', {})
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), soon)
    const began =
      "update jobs.job set started_on = now() - interval '1 day' where name = $1 and state = 'active'"
    await opened.database.pool.query(began, ['orphaned'])
    await sender.maintain()
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), soon)
    await vi.waitFor(async () => expect(await statesOf('orphaned')).toEqual(['completed', 'completed']), soon)
  })

  test('that stops lets the job at work finish', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => (finish = resolve))
    const run = vi.fn(() => finished)
    const runner = await start([{ name: 'long', cron: RARELY, run }])
    await sender.send('long', {})
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), soon)
    const hasStopped = vi.fn()
    const stopped = runner.stop().then(hasStopped)
    for (let turn = 0; turn < 10; turn++) await opened.database.pool.query('select 1')
    expect(hasStopped).not.toHaveBeenCalled()
    finish()
    await stopped
    await vi.waitFor(async () => expect(await statesOf('long')).toEqual(['completed']), soon)
  })

  test('that is told to stop while it starts is stopped all the same', async () => {
    const runner = jobRunner(
      opened.database,
      [{ name: 'early', cron: RARELY, run: async () => {} }],
      log,
      0.5,
    )
    const started = runner.start()
    await runner.stop()
    await started.catch(() => {})
    await sender.send('early', {}).catch(() => {})
    const count = async () =>
      (await opened.database.pool.query("select 1 from jobs.job where name = 'early' and state <> 'created'"))
        .rowCount
    await pause(1_200)
    expect(await count()).toBe(0)
    expect(log.error).not.toHaveBeenCalled()
  })

  test('that was never started has nothing to stop', async () => {
    await jobRunner(opened.database, [], log).stop()
  })
})

describe('a clock that goes back', () => {
  // Moves all stored times ahead.
  const beAheadBy = async (time: string) => {
    const { pool } = opened.database
    await pool.query(
      `update jobs.version set cron_on = now() + $1::interval, maintained_on = now() + $1::interval`,
      [time],
    )
    await pool.query(
      `update jobs.job set created_on = created_on + $1::interval, start_after = start_after + $1::interval,
         completed_on = completed_on + $1::interval, singleton_on = singleton_on + $1::interval`,
      [time],
    )
  }
  const ahead = async () => {
    const { rows } = await opened.database.pool.query(
      `select count(*)::int from jobs.job where greatest(created_on, started_on, completed_on) > now()
         or singleton_on > now() at time zone 'UTC' or (state < 'active' and start_after > now())`,
    )
    return rows[0].count
  }

  test.each(['2 hours', '1 day', '1 year'])(
    'by %s stops no job: the next start plans them anew',
    async (time) => {
      const run = vi.fn(async () => {})
      const timed = { name: `timed before ${time}`.replaceAll(' ', '-'), cron: EVERY_MINUTE, run }
      await (await start([timed])).stop()
      await sender.send(timed.name, {})
      await beAheadBy(time)
      await start([timed])
      await vi.waitFor(() => expect(run).toHaveBeenCalled(), soon)
      expect(await ahead()).toBe(0)
    },
  )

  test('stops none of a runner at work either', async () => {
    const run = vi.fn(async () => {})
    await start([{ name: 'at-work', cron: RARELY, run }])
    await sender.send('at-work', {}, { startAfter: 600 })
    await beAheadBy('1 day')
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), soon)
    expect(log.info).toHaveBeenCalledWith({}, 'the clock went back: jobs are planned anew')
  })
})

describe.runIf(onPostgres)('a runner whose database goes away', () => {
  async function throughProxy() {
    const { hostname, port } = new URL(opened.url ?? '')
    const proxy = await startFaultProxy({ target: { host: hostname, port: Number(port) } })
    const source = { applicationName: 'jobs', onConnectionError: () => {} }
    const database = new Database(postgresPool(proxy.through(opened.url ?? ''), source))
    return { proxy, database }
  }

  test('notes a job as done once it is back, and does not end the process', async () => {
    const { proxy, database } = await throughProxy()
    const run = vi.fn(() => proxy.mode('refuse'))
    const runner = await start([{ name: 'cut-off', cron: RARELY, run }], database)
    await sender.send('cut-off', {})
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), soon)
    await pause(500)
    expect(await statesOf('cut-off')).toEqual(['active'])
    await proxy.mode('pass')
    await vi.waitFor(async () => expect(await statesOf('cut-off')).toEqual(['completed']), soon)
    expect(run).toHaveBeenCalledTimes(1)
    await runner.stop()
    await database.close()
    await proxy.stop()
  })

  test('stops only when a job is done that was being fetched just then', async () => {
    const { proxy, database } = await throughProxy()
    const run = vi.fn(async () => {})
    const runner = await start([{ name: 'fetched', cron: RARELY, run }], database)
    await proxy.mode({ delay: 300 })
    await sender.send('fetched', {})
    await vi.waitFor(async () => expect(await statesOf('fetched')).toEqual(['active']), soon)
    expect(run).not.toHaveBeenCalled()
    await runner.stop()
    expect(await statesOf('fetched')).toEqual(['completed'])
    await database.close()
    await proxy.stop()
  })

  test('starts once it is there', async () => {
    const { proxy, database } = await throughProxy()
    await proxy.mode('refuse')
    const run = vi.fn(async () => {})
    const started = start([{ name: 'late', cron: RARELY, run }], database)
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), soon)
    await proxy.mode('pass')
    await started
    await running.pop()?.stop()
    await database.close()
    await proxy.stop()
  })

  test('stops in time although it does not come back', async () => {
    const { proxy, database } = await throughProxy()
    const runner = await start([{ name: 'lost', cron: RARELY, run: () => proxy.mode('refuse') }], database)
    await sender.send('lost', {})
    await vi.waitFor(() => expect(log.info).toHaveBeenCalled(), soon)
    await runner.stop()
    await database.close()
    await proxy.stop()
    // Statements that are still waiting try again about now; none must be missing.
    await pause(500)
  })
})
