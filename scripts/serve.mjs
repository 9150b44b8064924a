// @ts-check
import { refuseArguments } from './bootstrap/no-arguments.mjs'
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
refuseArguments()
const { prepare } = await import('./bootstrap/prepare.mjs')
await prepare()

process.env.APP_MODE = 'production'
process.env.NODE_ENV = 'production'
await import(new URL('../dist/server/main.js', import.meta.url).href)
