import { visitCommands } from './people/visit-commands.ts'
import { seedCommands } from './scale/seed-commands.ts'

// The only entrance to the demo town, which server/demo.ts opens and describes.

/** The commands for the operator of a demo. */
export const commands = [...seedCommands, ...visitCommands]

/** Imports the town itself, which takes a while. */
export const readTown = () => import('./open-town.ts')
