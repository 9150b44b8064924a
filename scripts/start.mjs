// @ts-check
import { refuseArguments } from './bootstrap/no-arguments.mjs'
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
refuseArguments()
const { prepare } = await import('./bootstrap/prepare.mjs')
await prepare()

process.env.APP_MODE = 'demo'
// Imported into this very process, so that signals go straight to the server.
await import(new URL('../dist/server/main.js', import.meta.url).href)
