import { composeServices } from '../compose.ts'
import { readConfig } from '../config.ts'
import { livingHolder } from '../db/embedded/folder-lock.ts'
import { openDatabase } from '../db/open.ts'
import type { CommandResult } from './command.ts'
import { runCommand } from './commands.ts'
import { askServer } from './control.ts'

/** Runs a command in the server that holds the data, else on the database itself. */
async function operate(args: string[]): Promise<CommandResult> {
  // What the server needs and the operator's command does not must not stop it.
  const config = readConfig({ ...process.env, APP_MODE: 'demo' })
  const holder = config.databaseUrl ? undefined : livingHolder(config.dataDir)
  if (holder?.control) return askServer(holder.control, args)
  const opened = await openDatabase(config, {
    applicationName: 'quayside-operator',
    onConnectionError: (error) => process.stderr.write(`${error.message}\n`),
    max: 2,
  })
  try {
    return await runCommand(
      args,
      composeServices({ database: opened.database, clock: { now: () => new Date() } }),
    )
  } finally {
    await opened.close()
  }
}

operate(process.argv.slice(2)).then(
  ({ output, code }) => {
    process.stdout.write(output)
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
