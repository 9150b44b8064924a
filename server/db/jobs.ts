import PgBoss from 'pg-boss'
import type { Database } from './database.ts'

/** Work that happens beside the requests, at least once, so that doing it twice must do no harm. */
export interface Job {
  name: string
  /** When it runs by itself (UTC), as cron says it. */
  cron: string
  run(): Promise<void>
}

export interface JobRunner {
  /** Resolves when the queues are there and the workers listen. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface JobLog {
  info(details: object, message: string): void
  error(details: object, message: string): void
}

/** pg-boss over our own pool, so that the embedded database needs no second connection. */
export function jobRunner(database: Database, jobs: readonly Job[], log: JobLog): JobRunner {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schema: 'jobs',
    // The embedded database has one session: upkeep asks for it rarely.
    maintenanceIntervalSeconds: 300,
    monitorStateIntervalSeconds: 300,
  })
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'))
  return {
    async start() {
      await boss.start()
      for (const job of jobs) await offer(boss, job, log)
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 5_000 }),
  }
}

async function offer(boss: PgBoss, job: Job, log: JobLog): Promise<void> {
  await boss.createQueue(job.name, { name: job.name, policy: 'short', retryLimit: 3, retryBackoff: true })
  await boss.schedule(job.name, job.cron)
  await boss.work(job.name, { pollingIntervalSeconds: 10 }, async () => {
    const began = performance.now()
    await job.run()
    log.info({ job: job.name, ms: Math.round(performance.now() - began) }, 'job done')
  })
}
