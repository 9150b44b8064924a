import type { Services } from '../compose.ts'

/** One thing an operator can do. */
export interface Command {
  /** The words that call it, then its parameters: `settings set KEY VALUE`. A parameter in [] may be left out. */
  usage: string
  about: string
  run(parameters: string[], services: Services): Promise<string>
}

export interface CommandResult {
  output: string
  code: number
}
