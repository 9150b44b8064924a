// @ts-check
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { prepare } = await import('./bootstrap/prepare.mjs')
await prepare()

process.env.APP_MODE = 'production'
process.env.NODE_ENV = 'production'
await import(new URL('../dist/server/main.js', import.meta.url).href)
