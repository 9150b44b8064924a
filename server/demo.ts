import type { FastifyInstance } from 'fastify'
import type { SettingKey } from '#contract/all-settings.ts'
import type { Services } from './compose.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Job } from './db/jobs.ts'
import type { Command } from './operator/command.ts'
import type { Clock } from './ports/clock.ts'
import type { Geocoder } from './ports/geocoder.ts'
import type { banner } from './start-messages.ts'

/** The parts of a demo. */
interface Demo {
  /** More commands for its operator. */
  commands: readonly Command[]
  /** Reads the rest of the demo, which takes a while. */
  readTown(): Promise<Town>
}

/** A made-up town, with the services it stands in for and the people one can log in as. */
export interface Town {
  geocoder: Geocoder
  settingDefaults: Partial<Record<SettingKey, string>>
  people: Parameters<typeof banner>[1]
  /** Puts the town into the database and on the map. Answers its jobs. */
  open(app: FastifyInstance, deps: Composed): Promise<Job[]>
}

interface Composed {
  config: Config
  database: Database
  clock: Clock
  services: Services
}

const demos: readonly (() => Promise<Demo>)[] = [
  () => import('#demo/door.ts'), // Its one door: without this line and the folder `demo/` there is no demo.
]

/** The demo; production never reads it. */
const demoOf = async (mode: Config['mode']) => (mode === 'production' ? undefined : demos[0]?.())

/** The town, where the mode is demo and there is one. */
export async function townFor(mode: Config['mode']): Promise<Town | undefined> {
  return mode === 'demo' ? (await demoOf(mode))?.readTown() : undefined
}

/** The commands that only a demo has. */
export async function demoCommands(mode: Config['mode']): Promise<readonly Command[]> {
  return (await demoOf(mode))?.commands ?? []
}
