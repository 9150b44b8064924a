import type { FastifyInstance } from 'fastify'
import type { SettingKey } from '#contract/settings.ts'
import type { Services } from './compose.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Job } from './db/jobs.ts'
import type { Command } from './operator/command.ts'
import type { Clock } from './ports/clock.ts'
import type { Geocoder } from './ports/geocoder.ts'
import type { banner } from './start-messages.ts'

/** What a demo is made of. */
interface Demo {
  /** What its operator can do besides. */
  commands: readonly Command[]
  /** All the rest of it, which takes a while to read. */
  readTown(): Promise<Town>
}

/** A made-up town: what it stands in for, and whom one may log in as. */
export interface Town {
  geocoder: Geocoder
  settingDefaults: Partial<Record<SettingKey, string>>
  people: Parameters<typeof banner>[1]
  /** Puts it into the database and on the map. Answers what it does without being asked. */
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

/** Production reads nothing of it. */
const demoOf = async (mode: Config['mode']) => (mode === 'production' ? undefined : demos[0]?.())

/** The town, where one is wanted and there is one. */
export async function townFor(mode: Config['mode']): Promise<Town | undefined> {
  return mode === 'demo' ? (await demoOf(mode))?.readTown() : undefined
}

/** What an operator can do in a demo besides. */
export async function demoCommands(mode: Config['mode']): Promise<readonly Command[]> {
  return (await demoOf(mode))?.commands ?? []
}
