import { resolve } from 'node:path'
import { calendarFeeds } from '../adapters/calendar-feeds.ts'
import { composeServices } from '../compose.ts'
import { readConfig } from '../config.ts'
import { livingHolder } from '../db/embedded/folder-lock.ts'
import { openDatabase } from '../db/open.ts'
import { demoCommands } from '../demo.ts'
import { armFailpoints } from '../failpoint.ts'
import { restoreBackup } from './backups.ts'
import type { CommandResult } from './command.ts'
import { runCommand } from './commands.ts'
import { askServer } from './control.ts'
import { progressOn } from './progress.ts'

/** Runs a command in the server that holds the data, else on the database itself. */
async function operate(args: string[]): Promise<CommandResult> {
  // What the server needs and the operator's command does not must not stop it.
  const config = readConfig({ ...process.env, APP_MODE: 'demo' })
  armFailpoints(config.failpoint)
  const tell = progressOn(process.stdout)
  const source = {
    applicationName: 'quayside-operator',
    onConnectionError: (error: Error) => void process.stderr.write(`${error.message}\n`),
    max: 2,
  }
  const [command, file] = args
  if (command === 'restore' && file !== undefined && args.length === 2)
    return restoreBackup(config, source, file)
  const holder = config.databaseUrl ? undefined : livingHolder(config.dataDir)
  if (holder?.control) return askServer(holder.control, args, tell)
  const opened = await openDatabase(config, source)
  try {
    const { database } = opened
    const clock = { now: () => new Date() }
    // No signal but Ctrl-C, which ends this very process.
    const { signal } = new AbortController()
    const mode = modeSaid(process.env.APP_MODE)
    const feeds = calendarFeeds({ mayBePrivate: mode !== 'production' })
    return await runCommand(args, composeServices({ database, clock, feeds }), {
      mode,
      database,
      clock,
      tell,
      signal,
      commands: await demoCommands(mode),
      dataDir: config.dataDir,
      copy: opened.copy,
    })
  } finally {
    await opened.close()
  }
}

/** What is not said to be anything else is production, and treated with its care. */
function modeSaid(mode: string | undefined): 'demo' | 'test' | 'production' {
  return mode === 'demo' || mode === 'test' ? mode : 'production'
}

/** A file is meant from where the operator stands, which is not where the server runs, nor where npm puts this. */
function fromHere(argument: string, at: number, [command]: readonly string[]): string {
  const isBackup = at === 1 && (command === 'backup' || command === 'restore')
  const isFile = isBackup || /\.json$/i.test(argument)
  return isFile ? resolve(process.env.INIT_CWD ?? process.cwd(), argument) : argument
}

operate(process.argv.slice(2).map(fromHere)).then(
  ({ output, code }) => {
    process.stdout.write(output)
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
