import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const START_TIMEOUT_MS = 120_000
const PRINT_TIMEOUT_MS = 60_000

interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

interface ChildServerOptions {
  /** The script for node: dist/server/main.js. */
  readonly entry: string
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Flags of node itself. */
  readonly flags?: readonly string[]
  /**
   * The text after which the process counts as started, for a failpoint on the way up; missing: when it is
   * ready.
   */
  readonly until?: string
  readonly atMostMs?: number
}

export interface ChildServer {
  readonly url: string
  readonly pid: number
  readonly exited: Promise<Exit>
  /** Everything printed so far, stdout and stderr in the order they came. */
  output(): string
  untilPrinted(text: string, atMostMs?: number): Promise<void>
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<Exit>
}

/**
 * Runs a shell script once this process is gone, however it went. The shell waits on a pipe that only this
 * process holds open, so that even SIGKILL wakes it, and it has its own process group, so that Ctrl-C does
 * not end it first. Answers how to call it off.
 */
export function whenWeAreGone(script: string, env: Readonly<Record<string, string>>): () => void {
  const watchdog = spawn('/bin/sh', ['-c', `trap '' INT TERM HUP; read -r _\n${script}`], {
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', ...env },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watchdog.unref()
  if (watchdog.stdin instanceof Socket) watchdog.stdin.unref()
  return () => {
    watchdog.kill('SIGKILL')
    watchdog.stdin.destroy()
  }
}

/**
 * Ends a child with this process, together with its own children. It must have been spawned detached, so that
 * its process group has its id.
 */
export function tether(child: ChildProcess): void {
  const { pid } = child
  if (pid === undefined) return
  const callOff = whenWeAreGone('kill -s KILL -- "-$GROUP"', { GROUP: String(pid) })
  child.once('exit', () => {
    callOff()
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // In the usual case the child has left no process behind.
    }
  })
}

/**
 * The few variables that the server under test inherits. Others of a developer's shell (DATABASE_URL,
 * NODE_OPTIONS …) must not reach it.
 */
function cleanEnvironment(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG'].map((name) => [name, process.env[name] ?? ''] as const)
  return Object.fromEntries(kept.filter(([, value]) => value !== ''))
}

function watch(child: ChildProcess, entry: string) {
  let text = ''
  const onPrint = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      for (const listener of onPrint) listener()
    })
  }

  const exited = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  })

  /** Rejects with everything that was printed when the child ends or the time is up first. */
  async function inTime<T>(wanted: Promise<T>, what: string, atMostMs: number): Promise<T> {
    const over = new AbortController()
    const ended = exited.then(({ code, signal }) => `it ended (${signal ?? code})`)
    const late = sleep(atMostMs, `${atMostMs} ms went by`, { signal: over.signal })
    const tooLate = Promise.race([ended, late]).then((reason) => {
      throw new Error(`${entry}: ${reason} before ${what}\n${text}`)
    })
    try {
      return await Promise.race([wanted, tooLate])
    } finally {
      tooLate.catch(() => undefined)
      over.abort()
    }
  }

  function untilPrinted(wanted: string, atMostMs = PRINT_TIMEOUT_MS): Promise<void> {
    let check = () => {}
    const printed = new Promise<void>((resolve) => {
      check = () => {
        if (text.includes(wanted)) resolve()
      }
    })
    onPrint.add(check)
    check()
    return inTime(printed, `it printed ${wanted}`, atMostMs).finally(() => onPrint.delete(check))
  }

  return { exited, output: () => text, inTime, untilPrinted }
}

function readyMessage(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('ready' in message)) return
      if (message.ready === true && 'url' in message) resolve(String(message.url))
    })
  })
}

async function healthAnswers(url: string, signal: AbortSignal): Promise<string> {
  for (;;) {
    const reply = await fetch(`${url}/healthz`, { signal }).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.ok === true) return url
    await sleep(50, undefined, { signal })
  }
}

async function firstSignOfLife(child: ChildProcess, url: string): Promise<string> {
  const enough = new AbortController()
  child.once('exit', () => enough.abort())
  const health = healthAnswers(url, enough.signal)
  const never = new Promise<never>(() => {})
  try {
    return await Promise.race([readyMessage(child), health.catch(() => never)])
  } finally {
    enough.abort()
  }
}

export async function startChildServer(options: ChildServerOptions): Promise<ChildServer> {
  const { entry, until, atMostMs = START_TIMEOUT_MS } = options
  const port = await freePort()
  const child = spawn(process.execPath, [...(options.flags ?? []), entry], {
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    detached: true,
    env: { ...cleanEnvironment(), HOST: '127.0.0.1', PORT: String(port), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  tether(child)
  const { exited, output, inTime, untilPrinted } = watch(child, entry)

  function kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<Exit> {
    child.kill(signal)
    return exited
  }

  let url = `http://127.0.0.1:${port}`
  try {
    if (until === undefined) url = await inTime(firstSignOfLife(child, url), 'it was ready', atMostMs)
    else await untilPrinted(until, atMostMs)
  } catch (error) {
    await kill('SIGKILL')
    throw error
  }
  return { url, pid: child.pid ?? 0, exited, output, untilPrinted, kill }
}
