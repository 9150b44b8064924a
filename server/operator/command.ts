import type { Services } from '../compose.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { OpenDatabase } from '../db/open.ts'
import type { Clock } from '../ports/clock.ts'

/** Where a command is carried out, for those that need more than the services. */
export interface CommandContext {
  mode: Config['mode']
  database: Database
  clock: Clock
  /** How far long work has come. */
  tell(done: number, total: number): void
  /** When whoever asked has gone. */
  signal: AbortSignal
  /** What can be done there besides: of a demo. */
  commands?: readonly Command[]
  /** Where secrets lie beside the database. */
  dataDir?: string
  /** A copy of the database, where reading all of it would keep everybody else waiting. */
  copy?: OpenDatabase['copy']
}

/** One thing an operator can do. */
export interface Command {
  /** The words that call it, then its parameters: `settings set KEY VALUE`. A parameter in [] may be left out. */
  usage: string
  about: string
  run(parameters: string[], services: Services, context: CommandContext): Promise<string>
}

export interface CommandResult {
  output: string
  code: number
}
