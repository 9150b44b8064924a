// @ts-check
import { refuseOldNode } from './bootstrap/node-version.mjs'

refuseOldNode()
const { develop } = await import('./bootstrap/develop.mjs')
await develop()
