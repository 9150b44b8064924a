// @ts-check
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { prepare } = await import('./bootstrap/prepare.mjs')
await prepare()

await import(new URL('../dist/server/operator.js', import.meta.url).href)
