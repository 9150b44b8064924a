import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { calendarFeeds } from './adapters/calendar-feeds.ts'
import { geocoderFor } from './adapters/geocoder.ts'
import { messageAdapters } from './adapters/messages.ts'
import { outsideOf } from './adapters/outside.ts'
import { readOnlyPhotos } from './adapters/photo-formats.ts'
import { buildApp } from './app.ts'
import { composeJobs, composeServices } from './compose.ts'
import type { Config } from './config.ts'
import { listenTo, ownChanges } from './db/change-feed.ts'
import type { Database } from './db/database.ts'
import { jobRunner } from './db/jobs.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Town } from './demo.ts'
import type { BuiltClient } from './http/pages/app-files.ts'
import { SETTINGS_CHANGED } from './modules/settings/service.ts'
import type { Command } from './operator/command.ts'
import { listenForOperator } from './operator/control.ts'
import { shutOutBy } from './shut-out.ts'
import { aboutPayments, banner } from './start-messages.ts'
import { stopOnSignals } from './stop.ts'
import { shareMetrics } from './workers/metrics-of-all.ts'
import { isFirst, workerNumber } from './workers/role.ts'

const clock = { now: () => new Date() }

/**
 * How long after the start the job queue starts. Answers do not need it, but its first start makes tables,
 * and each start computes when every job was last due; people who come with the start are served before.
 */
const JOBS_AFTER_MS = 3_000

/** What a process does otherwise that serves beside others. */
const asWorker = () =>
  workerNumber() === undefined ? {} : { worker: { isFirst: isFirst(), metricsOfAll: shareMetrics } }

/** Tracing is read only where it is wanted. */
async function tracingTo(collector: NonNullable<Config['traces']>, onError: (error: unknown) => void) {
  const [{ exportTo }, { traceRequests }] = await Promise.all([
    import('./tracing/otlp-exporter.ts'),
    import('./tracing/trace-requests.ts'),
  ])
  const exporter = exportTo({ ...collector, onError })
  return {
    trace: (app: FastifyInstance, database: Database) => traceRequests(app, database, exporter),
    close: () => exporter.close(),
  }
}

interface Opened {
  opened: OpenDatabase
  client: BuiltClient
  town: Town | undefined
  /** More commands for the operator, such as those of a demo. */
  commands: readonly Command[]
}

/**
 * Serves until it is told to stop.
 *
 * @returns A function that is called when a connection to the database breaks.
 */
export async function serve(
  config: Config,
  { opened, client, town, commands }: Opened,
): Promise<(error: Error) => void> {
  const { database } = opened
  let log: FastifyBaseLogger | undefined
  const warnOf = (what: string) => (error: unknown) => log?.warn({ err: error }, what)
  const warn = warnOf('a database connection broke')
  if (!town) readOnlyPhotos()
  const messages = await messageAdapters(config, clock)
  const changes = config.databaseUrl
    ? listenTo(SETTINGS_CHANGED, config.databaseUrl, { applicationName: 'quayside', onError: warn })
    : ownChanges
  const services = composeServices({
    database,
    changes,
    clock,
    outside: await outsideOf(config, messages.messages, clock),
    geocoder: geocoderFor(config) ?? town?.geocoder,
    feeds: calendarFeeds({ mayBePrivate: config.mode !== 'production' }),
    settingDefaults: town?.settingDefaults,
  })
  const traced = config.traces && (await tracingTo(config.traces, warnOf('traces are lost')))
  const app = await buildApp({
    ...{ config, database, clock, messages, services, client },
    ...asWorker(),
    tracing: traced?.trace,
  })
  log = app.log
  database.replicas?.follow(({ name, isUsed, problem }) => {
    if (isUsed) app.log.info({ replica: name }, 'a replica is read from')
    else app.log.warn({ replica: name, problem }, 'a replica is not read from')
  })
  const townJobs = (await town?.open(app, { config, database, clock, services })) ?? []
  const ownJobs = composeJobs({ database, clock, log: app.log }, services)
  const jobs = jobRunner(database, [...ownJobs, ...townJobs], app.log)
  const { mode, dataDir } = config
  const place = { mode, database, clock, commands, dataDir, copy: opened.copy }
  const control = opened.lock && (await listenForOperator(opened.lock, services, place))

  // Read before the server listens: one that is told to stop right then has no database left to ask.
  const shutOut = shutOutBy(await services.settings.settings(), config)
  let jobsBegin: NodeJS.Timeout | undefined
  stopOnSignals(app, [
    () => control?.close(),
    () => clearTimeout(jobsBegin),
    () => jobs.stop(),
    () => messages.close(),
    () => changes.close(),
    () => traced?.close(),
    () => opened.close(),
  ])
  await app.listen({ port: config.port, host: config.host }).catch(async (error) => {
    await opened.close()
    throw error
  })
  // The first page takes longer to paint than all others, so it is painted before anybody waits for it.
  await app.inject({ url: '/', headers: { accept: 'text/html' } })
  // Jobs run in one process of an address, which is enough, and asks the database less often.
  if (isFirst())
    jobsBegin = setTimeout(async () => {
      await jobs.start().catch((error) => app.log.error({ err: error }, 'the job queue did not start'))
    }, JOBS_AFTER_MS)
  if (isFirst()) for (const it of [...shutOut, ...aboutPayments(config)]) process.stderr.write(`${it}\n`)
  if (isFirst() && config.mode === 'demo') process.stdout.write(banner(config, town?.people))
  process.send?.({ ready: true, url: `http://${config.host}:${config.port}` })
  return warn
}
