import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { calendarFeeds } from './adapters/calendar-feeds.ts'
import { geocoderFor } from './adapters/geocoder.ts'
import { messageAdapters } from './adapters/messages.ts'
import { outsideOf } from './adapters/outside.ts'
import { buildApp } from './app.ts'
import { composeJobs, composeServices } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { UnreadableDatabase } from './db/embedded/data-folder.ts'
import { FolderInUse } from './db/embedded/folder-lock.ts'
import { jobRunner } from './db/jobs.ts'
import { MigrationMismatch } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { sqlState } from './db/sql-errors.ts'
import { AppNotBuilt, type BuiltClient, readClient } from './http/app-files.ts'
import { armFailpoints } from './http/failpoint.ts'
import { readScreenFiles } from './http/screen-files.ts'
import { listenForOperator } from './operator/control.ts'
import type { PainterModule } from './ports/page-painter.ts'
import { banner } from './start-messages.ts'
import { stopOnSignals } from './stop.ts'
import { openInTime } from './waiting-room.ts'

const systemClock = { now: () => new Date() }

/** Serves until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  armFailpoints(config.failpoint)
  let warn = (error: Error): void => void process.stderr.write(`${error.message}\n`)
  const source = { applicationName: 'quayside', onConnectionError: (error: Error) => warn(error) }
  const demo = config.mode === 'demo' ? await import('./demo/open-town.ts') : undefined
  demo?.surveyAhead(config)
  const opened = await openInTime(config, () => openDatabase(config, source))
  const { database } = opened
  const clock = systemClock
  const messages = messageAdapters(config, clock)
  const services = composeServices({
    database,
    clock,
    outside: await outsideOf(config, messages.messages),
    geocoder: geocoderFor(config) ?? demo?.geocoder,
    feeds: calendarFeeds({ mayBePrivate: config.mode !== 'production' }),
    settingDefaults: demo?.settingDefaults,
  })
  const client = await builtClient()
  const app = await buildApp({ config, database, clock, messages, services, client })
  warn = (error) => app.log.warn({ err: error }, 'a database connection broke')
  const demoJobs = (await demo?.openTown(app, { config, database, clock, services })) ?? []
  const ownJobs = composeJobs({ database, clock, log: app.log }, services)
  const jobs = jobRunner(database, [...ownJobs, ...demoJobs], app.log)
  const control =
    opened.lock && (await listenForOperator(opened.lock, services, { mode: config.mode, database, clock }))

  stopOnSignals(app, [
    () => control?.close(),
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
  // The queues are not needed to answer, and the first start makes their tables.
  void jobs.start().catch((error) => app.log.error({ err: error }, 'the job queue did not start'))
  if (config.mode === 'demo') process.stdout.write(banner(config, demo?.people))
  process.send?.({ ready: true, url: `http://${config.host}:${config.port}` })
}

/** The app and its painter, which are built beside the server. */
async function builtClient(): Promise<BuiltClient> {
  const client = readClient(fileURLToPath(new URL('../client', import.meta.url)))
  const painter: PainterModule = await import(new URL('../page/page.js', import.meta.url).href)
  return { ...client, painted: { painter, screenFiles: readScreenFiles(client.folder) } }
}

/** What somebody can mend is said in a sentence; what nobody expected keeps its stack. */
function explain(error: unknown): string {
  if (isPortTaken(error)) {
    return `Port ${error.port} is taken. Stop what runs there, or choose another: PORT=${error.port + 1} npm start`
  }
  if (error instanceof Error && sqlState(error)) return `The database refuses: ${error.message}.`
  const known = [ConfigError, AppNotBuilt, FolderInUse, UnreadableDatabase, MigrationMismatch]
  if (error instanceof Error && known.some((it) => error instanceof it)) return error.message
  return inspect(error)
}

function isPortTaken(error: unknown): error is Error & { port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
