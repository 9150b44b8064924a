import type { FastifyInstance } from 'fastify'
import type { SettingKey } from '#contract/settings.ts'
import { calendarFeeds } from './adapters/calendar-feeds.ts'
import { geocoderFor } from './adapters/geocoder.ts'
import { messageAdapters } from './adapters/messages.ts'
import { outsideOf } from './adapters/outside.ts'
import { buildApp } from './app.ts'
import { composeJobs, composeServices, type Services } from './compose.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { type Job, jobRunner } from './db/jobs.ts'
import type { OpenDatabase } from './db/open.ts'
import type { BuiltClient } from './http/app-files.ts'
import { listenForOperator } from './operator/control.ts'
import type { Clock } from './ports/clock.ts'
import type { Geocoder } from './ports/geocoder.ts'
import { banner } from './start-messages.ts'
import { stopOnSignals } from './stop.ts'

const clock = { now: () => new Date() }

/**
 * The queues are not needed to answer, but the first start makes their tables, and each reckons when every job was
 * last due: who came with the start is served before.
 */
const JOBS_AFTER_MS = 3_000

/** A made-up town: what it stands in for, and whom one may log in as. */
export interface Demo {
  geocoder: Geocoder
  settingDefaults: Partial<Record<SettingKey, string>>
  people: Parameters<typeof banner>[1]
  /** Puts it into the database and on the map. Answers what it does without being asked. */
  open(app: FastifyInstance, deps: Composed): Promise<Job[]>
}

interface Composed {
  config: Config
  database: Database
  clock: Clock
  services: Services
}

interface Opened {
  opened: OpenDatabase
  client: BuiltClient
  demo: Demo | undefined
}

/**
 * Serves until it is told to stop.
 *
 * @returns How to say from now on that a connection to the database broke.
 */
export async function serve(
  config: Config,
  { opened, client, demo }: Opened,
): Promise<(error: Error) => void> {
  const { database } = opened
  const messages = await messageAdapters(config, clock)
  const services = composeServices({
    database,
    clock,
    outside: await outsideOf(config, messages.messages),
    geocoder: geocoderFor(config) ?? demo?.geocoder,
    feeds: calendarFeeds({ mayBePrivate: config.mode !== 'production' }),
    settingDefaults: demo?.settingDefaults,
  })
  const app = await buildApp({ config, database, clock, messages, services, client })
  const demoJobs = (await demo?.open(app, { config, database, clock, services })) ?? []
  const ownJobs = composeJobs({ database, clock, log: app.log }, services)
  const jobs = jobRunner(database, [...ownJobs, ...demoJobs], app.log)
  const control =
    opened.lock && (await listenForOperator(opened.lock, services, { mode: config.mode, database, clock }))

  let jobsBegin: NodeJS.Timeout | undefined
  stopOnSignals(app, [
    () => control?.close(),
    () => clearTimeout(jobsBegin),
    () => jobs.stop(),
    () => messages.close(),
    () => opened.close(),
  ])
  await app.listen({ port: config.port, host: config.host }).catch(async (error) => {
    await opened.close()
    throw error
  })
  // The first page painted takes a while longer than all others; nobody should be the one who waits for it.
  await app.inject({ url: '/', headers: { accept: 'text/html' } })
  jobsBegin = setTimeout(async () => {
    await jobs.start().catch((error) => app.log.error({ err: error }, 'the job queue did not start'))
  }, JOBS_AFTER_MS)
  if (config.mode === 'demo') process.stdout.write(banner(config, demo?.people))
  process.send?.({ ready: true, url: `http://${config.host}:${config.port}` })
  return (error) => app.log.warn({ err: error }, 'a database connection broke')
}
