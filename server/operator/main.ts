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

/** Runs a command in the server that has the data open, else on the database itself. */
async function operate(args: string[]): Promise<CommandResult> {
  // The demo mode needs the fewest settings: those that only the server needs must not stop an operator's
  // command.
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
    // This signal never aborts, because Ctrl-C ends the process.
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

/** The mode of a command. Anything that is not known is taken for production, the most careful one. */
function modeSaid(mode: string | undefined): 'demo' | 'test' | 'production' {
  return mode === 'demo' || mode === 'test' ? mode : 'production'
}

/**
 * Resolves a file argument against the folder of the operator, which is neither the server's nor the one in
 * which npm runs this.
 */
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
