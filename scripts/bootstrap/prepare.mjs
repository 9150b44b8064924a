// @ts-check
import { build } from './build.mjs'
import { followNpm } from './follow-npm.mjs'
import { install } from './install.mjs'
import { root } from './project.mjs'
import { inSentences } from './sentence.mjs'

/** Does everything that a fresh clone needs before its server can start. */
export async function prepare() {
  process.chdir(root)
  followNpm()
  await inSentences(async () => {
    await install()
    await build()
  })
}
