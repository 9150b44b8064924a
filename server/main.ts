import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { type Config, ConfigError, readConfig } from './config.ts'
import { UnreadableDatabase } from './db/embedded/data-folder.ts'
import { DiskFull } from './db/embedded/disk-room.ts'
import { FolderInUse } from './db/embedded/folder-lock.ts'
import { MigrationMismatch } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { sqlState } from './db/sql-errors.ts'
import { demoCommands, townFor } from './demo.ts'
import { armFailpoints } from './failpoint.ts'
import { AppNotBuilt, type BuiltClient, readClient } from './http/pages/app-files.ts'
import { readScreenFiles } from './http/pages/screen-files.ts'
import type { PainterModule } from './ports/page-painter.ts'
import { openInTime } from './waiting-room.ts'
import { aboutWorkers, connectionsEach, workerCount } from './workers/count.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  armFailpoints(config.failpoint)
  const count = workerCount(config, availableParallelism())
  if (cluster.isPrimary) {
    await refuseTakenPort(config)
    aboutWorkers(config, availableParallelism()).forEach(say)
    if (count > 1) return supervise(count)
  }
  let warn = (error: Error): void => say(error.message)
  const source = {
    ...{ applicationName: 'quayside', onConnectionError: (error: Error) => warn(error) },
    ...(count > 1 && { max: connectionsEach(count) }),
  }
  // The database opens on a thread of its own, or elsewhere; the rest of the server is imported meanwhile.
  const [opened, { serve, ...rest }] = await Promise.all([
    openInTime(config, () => openDatabase(config, source)),
    readServer(config),
  ])
  warn = await serve(config, { opened, ...rest })
}

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

async function supervise(count: number): Promise<void> {
  const { superviseWorkers } = await import('./workers/supervisor.ts')
  await superviseWorkers({ count, script: fileURLToPath(import.meta.url), say })
}

/**
 * Refuses a port that is taken before anything is made, because making the data takes a while the first time.
 */
async function refuseTakenPort({ host, port }: Config): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  await new Promise((resolve) => probe.close(resolve))
}

async function readServer(config: Config) {
  const [{ serve }, client, town, commands] = await Promise.all([
    import('./serve.ts'),
    builtClient(),
    townFor(config.mode),
    demoCommands(config.mode),
  ])
  return { serve, client, town, commands }
}

/** The built app and its painter, which are beside the built server. */
async function builtClient(): Promise<BuiltClient> {
  const client = readClient(fileURLToPath(new URL('../client', import.meta.url)))
  const painter: PainterModule = await import(new URL('../page/page.js', import.meta.url).href)
  return { ...client, painted: { painter, screenFiles: readScreenFiles(client.folder) } }
}

/** Explains an error. One that the reader can fix is a sentence; an unexpected one keeps its stack. */
function explain(error: unknown): string {
  if (isPortTaken(error)) {
    return `Port ${error.port} is taken. Stop what runs there, or choose another: PORT=${error.port + 1} npm start`
  }
  if (error instanceof Error && sqlState(error)) return `The database refuses: ${error.message}.`
  if (isDiskFull(error)) return new DiskFull(process.env.DATA_DIR ?? '.data').message
  const known = [ConfigError, AppNotBuilt, DiskFull, FolderInUse, UnreadableDatabase, MigrationMismatch]
  if (error instanceof Error && known.some((it) => error instanceof it)) return error.message
  return inspect(error)
}

function isPortTaken(error: unknown): error is Error & { port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
