import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from './person.ts'

/**
 * The variables by which npm reaches its registry on this machine. All others are left out, as on a new
 * machine.
 */
const kept =
  /^(PATH|LANG|TMPDIR|CI|.*_proxy|.*_PROXY|NODE_EXTRA_CA_CERTS|npm_config_(registry|cafile|.*proxy))$/

export interface Command {
  output(): string
  readonly ended: Promise<number | null>
  untilPrinted(text: string): Promise<void>
  /** Sends a signal to all processes of the command, as a terminal does. */
  signalAll(signal: NodeJS.Signals): void
  /** Sends a signal to npm alone, as a container does. */
  signalNpm(signal: NodeJS.Signals): void
}

/** Runs `npm …` in a copy as a person, in a process group of its own. */
export function npm(person: Person, copy: string, args: string[], env: Record<string, string> = {}): Command {
  const child = spawn('npm', args, {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(person), ...env },
    ...person.id,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  const closed = once(child, 'close')
  const ended = once(child, 'exit').then(async ([code]: (number | null)[]) => {
    // A process that was left behind may keep the output open.
    await Promise.race([closed, sleep(1_000)])
    return code ?? null
  })
  const output = () => printed
  return {
    output,
    ended,
    untilPrinted: (text) => until(() => output().includes(text), child, output),
    signalAll: (signal) => {
      if (child.pid) process.kill(-child.pid, signal)
    },
    signalNpm: (signal) => child.kill(signal),
  }
}

function environment({ id, folder }: Person): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => kept.test(name))
  const home = id ? join(folder, 'home') : process.env.HOME
  return { ...Object.fromEntries(own), HOME: home }
}

async function until(isSo: () => boolean, child: ChildProcess, output: () => string): Promise<void> {
  while (!isSo()) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}:\n${output()}`)
    await sleep(20)
  }
}

/** Waits until a command that serves is ready. */
export async function untilReady(command: Command, port: number): Promise<void> {
  let over = false
  command.ended.then(() => {
    over = true
  })
  while (!(await answers(port))) {
    if (over) throw new Error(`It ended before it was ready:\n${command.output()}`)
    await sleep(20)
  }
}

async function answers(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}
