// @ts-check
import { build } from './build.mjs'
import { followNpm } from './follow-npm.mjs'
import { install } from './install.mjs'
import { root } from './project.mjs'
import { inSentences } from './sentence.mjs'

/** Everything between a fresh clone and a server that can be started. */
export async function prepare() {
  process.chdir(root)
  followNpm()
  await inSentences(async () => {
    await install()
    await build()
  })
}
