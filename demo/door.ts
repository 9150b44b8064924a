import { seedCommands } from './scale/seed-commands.ts'

// The one door of the demo town: server/demo.ts opens it, and says what it wants behind it.

/** What its operator can do besides. */
export const commands = seedCommands

/** The town itself, which takes a while to read. */
export const readTown = () => import('./open-town.ts')
