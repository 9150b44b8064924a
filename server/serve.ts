import { calendarFeeds } from './adapters/calendar-feeds.ts'
import { geocoderFor } from './adapters/geocoder.ts'
import { messageAdapters } from './adapters/messages.ts'
import { outsideOf } from './adapters/outside.ts'
import { readOnlyPhotos } from './adapters/photo-formats.ts'
import { buildApp } from './app.ts'
import { composeJobs, composeServices } from './compose.ts'
import type { Config } from './config.ts'
import { jobRunner } from './db/jobs.ts'
import type { OpenDatabase } from './db/open.ts'
import type { Town } from './demo.ts'
import type { BuiltClient } from './http/pages/app-files.ts'
import type { Command } from './operator/command.ts'
import { listenForOperator } from './operator/control.ts'
import { shutOutBy } from './shut-out.ts'
import { aboutPayments, banner } from './start-messages.ts'
import { stopOnSignals } from './stop.ts'

const clock = { now: () => new Date() }

/**
 * The queues are not needed to answer, but the first start makes their tables, and each reckons when every job was
 * last due: who came with the start is served before.
 */
const JOBS_AFTER_MS = 3_000

interface Opened {
  opened: OpenDatabase
  client: BuiltClient
  town: Town | undefined
  /** What its operator can do besides. */
  commands: readonly Command[]
}

/**
 * Serves until it is told to stop.
 *
 * @returns How to say from now on that a connection to the database broke.
 */
export async function serve(
  config: Config,
  { opened, client, town, commands }: Opened,
): Promise<(error: Error) => void> {
  const { database } = opened
  if (!town) readOnlyPhotos()
  const messages = await messageAdapters(config, clock)
  const services = composeServices({
    database,
    clock,
    outside: await outsideOf(config, messages.messages, clock),
    geocoder: geocoderFor(config) ?? town?.geocoder,
    feeds: calendarFeeds({ mayBePrivate: config.mode !== 'production' }),
    settingDefaults: town?.settingDefaults,
  })
  const app = await buildApp({ config, database, clock, messages, services, client })
  const townJobs = (await town?.open(app, { config, database, clock, services })) ?? []
  const ownJobs = composeJobs({ database, clock, log: app.log }, services)
  const jobs = jobRunner(database, [...ownJobs, ...townJobs], app.log)
  const { mode, dataDir } = config
  const place = { mode, database, clock, commands, dataDir, copy: opened.copy }
  const control = opened.lock && (await listenForOperator(opened.lock, services, place))

  // Whoever is told to stop as soon as it listens has no database to ask any more.
  const shutOut = shutOutBy(await services.settings.settings(), config)
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
  for (const sentence of [...shutOut, ...aboutPayments(config)]) process.stderr.write(`${sentence}\n`)
  if (config.mode === 'demo') process.stdout.write(banner(config, town?.people))
  process.send?.({ ready: true, url: `http://${config.host}:${config.port}` })
  return (error) => app.log.warn({ err: error }, 'a database connection broke')
}
