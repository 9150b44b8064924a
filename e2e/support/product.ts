import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type ChildServer, startChildServer } from '#tests/support/child-server.ts'
import { freePort } from '#tests/support/free-port.ts'
import { client } from '#tests/support/identity-client.ts'
import { copyTemplate } from './setup-template.ts'

const run = promisify(execFile)

/** The built product with a database of its own, served as by `npm start`. */
export interface Product {
  readonly url: string
  /** The port at which it looks for the other login service, which a test may open there. */
  readonly identityPort: number
  /** Runs an operator's command in the server; answers its output. */
  operate(...args: string[]): Promise<string>
  stop(): Promise<void>
  /** Starts a stopped server again, at the same address and with the same data. */
  start(): Promise<void>
  remove(): Promise<void>
}

export async function startProduct(): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'quayside-e2e-'))
  const identityPort = await freePort()
  const env = {
    ...{ APP_MODE: 'demo', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
    // The secrets have an effect only where the settings want captcha or Google, which their tests see to.
    ...{ RECAPTCHA_SECRET: 'between Google and us', GOOGLE_CLIENT_SECRET: client.secret },
    GOOGLE_ISSUER: `http://127.0.0.1:${identityPort}`,
  }
  await copyTemplate(env.DATA_DIR)
  let server: ChildServer | undefined = await startChildServer({ entry: 'dist/server/main.js', env })
  const { url } = server
  // The first page of a server is by far its slowest, and may be refused while several servers start, so no
  // journey should measure it.
  while (!(await fetch(url, { headers: { accept: 'text/html' } })).ok) await sleep(200)
  const port = new URL(url).port
  const stop = async () => {
    await server?.kill('SIGTERM')
    server = undefined
  }
  return {
    url,
    identityPort,
    stop,
    async start() {
      server ??= await startChildServer({ entry: 'dist/server/main.js', env: { ...env, PORT: port } })
    },
    operate: (...args) => operateWith(env, ...args),
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs an operator's command on the data that `env` names. */
export async function operateWith(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['dist/server/operator.js', ...args], {
    env: { ...process.env, ...env },
  })
  return stdout
}
