import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { tether } from './child-server.ts'
import { freePort } from './free-port.ts'

const START_TIMEOUT_MS = 10_000
const ATTEMPTS = 5

export interface RedisServer {
  readonly url: string
  /** Freezes the server: it still accepts connections, which the kernel does, and answers nothing. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

function launch(program: string, port: number): ChildProcess {
  const settings = { bind: '127.0.0.1', port: String(port), save: '', appendonly: 'no', dir: tmpdir() }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  return spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** The output until the server is ready, or has given up. */
async function startup(child: ChildProcess): Promise<{ ready: boolean; printed: string }> {
  let printed = ''
  const ready = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        printed += chunk
        if (printed.includes('Ready to accept connections')) resolve(true)
      })
    }
  })
  const over = new AbortController()
  const late = sleep(START_TIMEOUT_MS, false, { signal: over.signal }).catch(() => false)
  const ended = once(child, 'close').then(() => false)
  try {
    const isReady = await Promise.race([ready, ended, late])
    return { ready: isReady, printed }
  } finally {
    over.abort()
  }
}

/** Starts a real Redis that stores nothing on disk: TEST_REDIS_SERVER, else the redis-server of the PATH. */
export async function startRedis(): Promise<RedisServer> {
  const program = process.env.TEST_REDIS_SERVER ?? 'redis-server'
  let printed = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = await freePort()
    const child = launch(program, port)
    tether(child)
    const exited = new Promise((resolve) => child.once('exit', resolve))
    const started = await startup(child).catch((cause: unknown) => {
      throw new Error(`cannot run ${program}: install redis-server or name one in TEST_REDIS_SERVER`, {
        cause,
      })
    })
    if (started.ready) {
      return {
        url: `redis://127.0.0.1:${port}`,
        pause: () => void child.kill('SIGSTOP'),
        resume: () => void child.kill('SIGCONT'),
        async stop() {
          child.kill('SIGKILL')
          await exited
        },
      }
    }
    printed = started.printed
    child.kill('SIGKILL')
    if (!printed.includes('Address already in use')) break
  }
  throw new Error(`${program} did not start:\n${printed}`)
}
