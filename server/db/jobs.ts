import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import PgBoss from 'pg-boss'
import type { Database } from './database.ts'
import { forgetTimesAhead } from './job-times.ts'
import { isPassing } from './sql-errors.ts'

/** Work that runs beside the requests, at least once, so that running it twice must do no harm. */
export interface Job {
  name: string
  /** The times at which it runs by itself, as cron in UTC. */
  cron: string
  run(): Promise<void>
}

export interface JobRunner {
  /** Resolves when the queues exist and the workers listen, which needs a database that answers. */
  start(): Promise<void>
  /** Waits for the running jobs, within a timeout. */
  stop(): Promise<void>
}

export interface JobLog {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

const LONGEST_STOP_MS = 6_000
const MOST_PAUSE_MS = 5_000

/** Runs pg-boss over our own pool, so that the embedded database needs no second connection. */
export function jobRunner(
  database: Database,
  jobs: readonly Job[],
  log: JobLog,
  pollSeconds = 10,
): JobRunner {
  let stopping = false
  let started: Promise<void> | undefined
  const atWork = new Set<Promise<unknown>>()

  function noted<T>(work: Promise<T>): Promise<T> {
    const forget = () => atWork.delete(work)
    atWork.add(work)
    work.then(forget, forget)
    return work
  }

  /**
   * Repeats a statement until the database is back. pg-boss stores how a job ended without waiting for the
   * answer, so that a rejection would end the process. Statements that still wait at the stop are left
   * pending; their job counts as unfinished, and runs again.
   */
  async function insist(text: string, values: unknown[] = []) {
    for (let wait = 50; ; wait = Math.min(wait * 2, MOST_PAUSE_MS)) {
      try {
        return await noted(database.pool.query(text, values))
      } catch (error) {
        if (stopping) return new Promise<never>(() => {})
        if (!isPassing(error)) throw error
        log.error({ err: error }, 'the job queue waits for the database')
      }
      await pause(wait, undefined, { ref: false })
    }
  }

  const boss = new PgBoss({
    db: { executeSql: insist },
    schema: 'jobs',
    // The embedded database has one session, so maintenance is rare.
    maintenanceIntervalSeconds: 300,
    cronWorkerIntervalSeconds: Math.max(1, pollSeconds),
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))

  const workers: string[] = []
  let watch: NodeJS.Timeout | undefined

  async function followClock(): Promise<void> {
    const wentBack = await forgetTimesAhead(insist)
    if (!wentBack) return
    log.info({}, 'the clock went back: jobs are planned anew')
    // Workers that were busy at that moment would otherwise sleep for as long as the clock went back.
    for (const it of workers) boss.notifyWorker(it)
  }
  async function run(): Promise<void> {
    await followClock()
    await boss.start()
    for (const job of jobs) {
      workers.push(await offer(boss, { ...job, run: () => noted(job.run()) }, log, pollSeconds))
    }
    const complain = (error: unknown) => log.error({ err: error }, 'the job queue failed')
    if (!stopping) watch = setInterval(() => void followClock().catch(complain), pollSeconds * 6_000).unref()
  }
  async function end(): Promise<void> {
    await started?.catch(() => {})
    clearInterval(watch)
    await boss.stop({ graceful: true, wait: true, timeout: LONGEST_STOP_MS })
    // A job that was being fetched at that moment runs only now.
    for (; atWork.size > 0; await nextTurn()) await Promise.allSettled(atWork)
  }
  return {
    start() {
      started = run()
      return started
    },
    async stop() {
      stopping = true
      await Promise.race([end(), pause(LONGEST_STOP_MS, undefined, { ref: false })])
    },
  }
}

async function offer(boss: PgBoss, job: Job, log: JobLog, pollSeconds: number): Promise<string> {
  const { name } = job
  await boss.createQueue(name, { name, policy: 'short', retryLimit: 3, retryBackoff: true })
  await boss.schedule(name, job.cron)
  return boss.work(name, { pollingIntervalSeconds: pollSeconds }, async () => {
    const began = performance.now()
    try {
      await job.run()
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed')
      throw error
    }
    log.info({ job: name, ms: Math.round(performance.now() - began) }, 'job done')
  })
}
