import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { answerMetrics } from './metrics-of-all.ts'
import { pauseBeforeStart, STEADY_AFTER_MS } from './restart-pause.ts'
import { environmentOf } from './role.ts'

/** Longer than a worker takes to stop, at the most. */
const STOP_TIMEOUT_MS = 12_000

interface Supervised {
  count: number
  /** The script of a worker. */
  script: string
  say: (sentence: string) => void
}

/**
 * Serves with several processes at one address until it is told to stop. One that dies is started again, and
 * SIGUSR2 replaces all of them, one by one.
 */
export async function superviseWorkers({ count, script, say }: Supervised): Promise<void> {
  cluster.setupPrimary({ exec: script, args: [] })
  answerMetrics()
  const workers = new Workers(say)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void workers.stop())
  process.on('SIGUSR2', () => void workers.replaceAll())
  const url = await workers.start(count)
  process.send?.({ ready: true, url })
}

class Workers {
  readonly #say: Supervised['say']
  readonly #serving = new Map<number, Worker>()
  /** How often in a row a worker was started without living long, by number. */
  readonly #starts = new Map<number, number>()
  #isStopping = false
  #replacing: Promise<void> | undefined
  #beingReplaced: number | undefined

  constructor(say: Supervised['say']) {
    this.#say = say
  }

  /** The first worker migrates and makes what there is only once, so the others begin when it is ready. */
  async start(count: number): Promise<string> {
    const { url, exitCode } = await this.#launch(1)
    // What is wrong with the configuration or the database it has said itself.
    if (url === undefined) process.exit(this.#isStopping ? 0 : (exitCode ?? 1))
    const others = Array.from({ length: count - 1 }, (_, at) => this.#keepTrying(at + 2))
    await Promise.all(others)
    return url
  }

  /** Starts a worker. Answers its address once it serves, or the code with which it ended before that. */
  async #launch(number: number): Promise<{ url?: string; exitCode?: number | null }> {
    this.#starts.set(number, (this.#starts.get(number) ?? 0) + 1)
    const worker = cluster.fork(environmentOf(number))
    const startedAt = performance.now()
    const ended = once(worker, 'exit').then(([exitCode]: (number | null)[]) => ({
      exitCode: exitCode ?? null,
    }))
    const first = await Promise.race([readyMessage(worker), ended])
    if (!('url' in first)) return first
    this.#serving.set(number, worker)
    void ended.then(() => {
      // One that was replaced or told to stop is meant to end.
      if (this.#isStopping || this.#serving.get(number) !== worker) return
      this.#serving.delete(number)
      if (performance.now() - startedAt > STEADY_AFTER_MS) this.#starts.delete(number)
      this.#say(`Worker ${number} ended (${worker.process.signalCode ?? worker.process.exitCode}).`)
      if (this.#beingReplaced !== number) void this.#keepTrying(number)
    })
    return first
  }

  async #keepTrying(number: number): Promise<void> {
    for (;;) {
      await pause(pauseBeforeStart(this.#starts.get(number) ?? 0))
      if (this.#isStopping) return
      if ((await this.#launch(number)).url !== undefined || this.#isStopping) return
      this.#say(`Worker ${number} does not start.`)
    }
  }

  /** Replaces one worker after the other: the next one serves before the old one is told to stop. */
  replaceAll(): Promise<void> {
    this.#replacing ??= this.#replaceEach().finally(() => {
      this.#replacing = undefined
      this.#beingReplaced = undefined
    })
    return this.#replacing
  }

  async #replaceEach(): Promise<void> {
    for (const number of [...this.#serving.keys()].sort((a, b) => a - b)) {
      const old = this.#serving.get(number)
      if (this.#isStopping) return
      // It has died meanwhile, so that another one is on its way.
      if (!old) continue
      this.#beingReplaced = number
      if ((await this.#launch(number)).url === undefined) {
        this.#say(`Worker ${number} does not start anew; those that serve stay.`)
        if (!this.#serving.has(number)) void this.#keepTrying(number)
        return
      }
      await stopped(old)
    }
    this.#say('All workers are new.')
  }

  async stop(): Promise<void> {
    if (this.#isStopping) return
    this.#isStopping = true
    const all = Object.values(cluster.workers ?? {}).filter((it) => it !== undefined)
    await Promise.all(all.map(stopped))
    process.exit(0)
  }
}

function readyMessage(worker: Worker): Promise<{ url: string }> {
  return new Promise((resolve) => {
    worker.on('message', (message: { ready?: boolean; url?: string }) => {
      if (message.ready && message.url !== undefined) resolve({ url: message.url })
    })
  })
}

async function stopped({ process: child }: Worker): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  child.kill('SIGTERM')
  await exited
  clearTimeout(late)
}
