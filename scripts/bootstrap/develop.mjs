// @ts-check
import { forgetBuild } from './build.mjs'
import { prepare } from './prepare.mjs'
import { runNode, runProgram } from './run.mjs'

/** Keeps client, server build and server running side by side; when one ends, all do. */
export async function develop() {
  await prepare()
  // The server's build is about to be rewritten again and again.
  forgetBuild()
  const ended = new AbortController()
  const until = ended.signal
  const vite = 'node_modules/vite/bin/vite.js'
  const server = {
    APP_MODE: 'demo',
    PORT: '4000',
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? 'http://localhost:5173',
  }
  const all = [
    runNode(vite, ['--strictPort'], { until }),
    runNode(vite, ['build', '--watch', '--config', 'vite.server.config.ts'], { until }),
    runProgram(process.execPath, ['--watch', '--watch-preserve-output', 'dist/server/main.js'], {
      until,
      env: server,
    }),
  ]
  const { code } = await Promise.race(all)
  ended.abort()
  await Promise.all(all)
  process.exitCode = code
}
