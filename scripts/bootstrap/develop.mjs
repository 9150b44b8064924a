// @ts-check
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { forgetBuild } from './build.mjs'
import { prepare } from './prepare.mjs'
import { inProject } from './project.mjs'
import { runNode } from './run.mjs'

const vite = 'node_modules/vite/bin/vite.js'
const server = 'dist/server/main.js'
const settledAfterMs = 300

/**
 * Runs the client, the server's build and the server side by side. When the client or the build ends, all
 * end.
 */
export async function develop() {
  await prepare()
  // The server's build will be rewritten again and again.
  forgetBuild()
  const ended = new AbortController()
  const until = ended.signal
  const tools = [
    runNode(vite, ['--strictPort'], { until }),
    runNode(vite, ['build', '--watch', '--config', 'scripts/vite/server.config.ts'], { until }),
  ]
  const serving = serveEachBuild(until)
  const { code } = await Promise.race(tools)
  ended.abort()
  await Promise.all([...tools, serving])
  process.exitCode = code
}

/**
 * Starts the server again for each build. A server that ends by itself waits for the next build.
 * @param {AbortSignal} until
 */
async function serveEachBuild(until) {
  const env = {
    APP_MODE: 'demo',
    PORT: '4000',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? 'http://localhost:5173',
  }
  while (!until.aborted) {
    const built = nextBuild(until)
    await runNode(server, [], { env, until: built })
    if (!built.aborted) await once(built, 'abort')
  }
}

/**
 * Aborts when the server's build was rewritten and is complete, or when everything ends.
 * @param {AbortSignal} until
 */
function nextBuild(until) {
  const next = new AbortController()
  /** @type {NodeJS.Timeout | undefined} */
  let settled
  const watcher = watch(inProject('dist/server'), () => {
    clearTimeout(settled)
    settled = setTimeout(() => existsSync(inProject(server)) && next.abort(), settledAfterMs)
  })
  const signal = AbortSignal.any([until, next.signal])
  signal.addEventListener('abort', () => watcher.close())
  return signal
}
