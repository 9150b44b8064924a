import type { Services } from '../compose.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { OpenDatabase } from '../db/open.ts'
import type { Clock } from '../ports/clock.ts'

/** The surroundings of a command, for those that need more than the services. */
export interface CommandContext {
  mode: Config['mode']
  database: Database
  clock: Clock
  /** Shows the progress of a long command. */
  tell(done: number, total: number): void
  /** Aborted when the operator has gone. */
  signal: AbortSignal
  /** More commands of this server: those of a demo. */
  commands?: readonly Command[]
  /** The folder with the secrets beside the database. */
  dataDir?: string
  /** Opens a copy of the database, for commands that read all of it and would keep everybody else waiting. */
  copy?: OpenDatabase['copy']
}

/** A command of the operator. */
export interface Command {
  /**
   * The words that call it, then its parameters: `settings set KEY VALUE`. A parameter in [] may be left out.
   */
  usage: string
  about: string
  run(parameters: string[], services: Services, context: CommandContext): Promise<string>
}

export interface CommandResult {
  output: string
  code: number
}
