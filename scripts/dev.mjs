// @ts-check
import { refuseArguments } from './bootstrap/no-arguments.mjs'
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
refuseArguments()
const { develop } = await import('./bootstrap/develop.mjs')
await develop()
