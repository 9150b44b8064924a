import { once } from 'node:events'
import { createServer } from 'node:net'
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

async function main(): Promise<void> {
  const config = readConfig(process.env)
  armFailpoints(config.failpoint)
  await refuseTakenPort(config)
  let warn = (error: Error): void => void process.stderr.write(`${error.message}\n`)
  const source = { applicationName: 'quayside', onConnectionError: (error: Error) => warn(error) }
  // The database opens on a thread of its own, or elsewhere; the rest of the server is read meanwhile.
  const [opened, { serve, ...rest }] = await Promise.all([
    openInTime(config, () => openDatabase(config, source)),
    readServer(config),
  ])
  warn = await serve(config, { opened, ...rest })
}

/** Said before anything is made, which the first time takes a while. */
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
