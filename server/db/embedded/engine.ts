import { Worker } from 'node:worker_threads'
import { type Exchange, Wire } from './wire.ts'

type Answer =
  | { kind: 'ready' }
  | { kind: 'reply'; wire: number; bytes: Uint8Array }
  | { kind: 'failed'; wire: number | null; message: string }
  | { kind: 'dumped'; bytes: Uint8Array }
  | { kind: 'closed' }

export interface EngineOptions {
  /** A folder, or `memory://`. */
  dataDir: string
  /** The bytes of a whole data folder to begin with, as `dump` gives them. */
  snapshot?: Uint8Array
  /** A query that runs longer ends the worker: PGlite has no statement_timeout of its own. */
  longestQueryMs: number
}

/** PGlite in a worker thread, reached by any number of wires, as a database server is by sockets. */
export class EmbeddedEngine implements Exchange {
  readonly #options: EngineOptions
  readonly #wires = new Map<number, Wire>()
  readonly #deadlines = new Map<number, NodeJS.Timeout>()
  #nextWire = 1
  #worker: Worker | undefined
  #started: Promise<void> | undefined
  #closing = false

  constructor(options: EngineOptions) {
    this.#options = options
  }

  /** Starts the worker if none runs, and waits until the database answers. */
  start(): Promise<void> {
    this.#started ??= new Promise((resolve, reject) => {
      const { dataDir, snapshot } = this.#options
      const worker = new Worker(new URL('./worker.js', import.meta.url), {
        workerData: { dataDir, snapshot },
      })
      this.#worker = worker
      worker.on('message', (answer: Answer) => (answer.kind === 'ready' ? resolve() : this.#take(answer)))
      worker.once('error', reject)
      worker.once('exit', () => this.#lose(worker))
    })
    return this.#started
  }

  /** A new connection for node-postgres. */
  connect(): Wire {
    const wire = new Wire(this.#nextWire++, this)
    this.#wires.set(wire.id, wire)
    return wire
  }

  send(wire: Wire, bytes: Uint8Array): void {
    // Postgres' own memory may back the chunk, so it is copied rather than handed over.
    void this.start().then(
      () => {
        this.#deadlines.set(
          wire.id,
          setTimeout(() => this.#giveUp(), this.#options.longestQueryMs),
        )
        this.#worker?.postMessage({ kind: 'send', wire: wire.id, bytes })
      },
      (error: Error) => wire.destroy(error),
    )
  }

  hangUp(wire: Wire): void {
    this.#settle(wire.id)
    this.#wires.delete(wire.id)
    this.#worker?.postMessage({ kind: 'hangUp', wire: wire.id })
  }

  /** The whole data folder as bytes. */
  async dump(): Promise<Uint8Array> {
    const answer = await this.#ask('dump', 'dumped')
    return answer.bytes
  }

  /** Writes everything down and ends the worker. */
  async close(): Promise<void> {
    this.#closing = true
    if (!this.#worker) return
    await this.#ask('close', 'closed')
    await this.#worker?.terminate()
  }

  async #ask<K extends 'dumped' | 'closed'>(kind: 'dump' | 'close', expected: K) {
    await this.start()
    const worker = this.#worker
    return new Promise<Extract<Answer, { kind: K }>>((resolve, reject) => {
      const listen = (answer: Answer) => {
        if (answer.kind === expected) {
          worker?.off('message', listen)
          resolve(answer as Extract<Answer, { kind: K }>)
        } else if (answer.kind === 'failed' && answer.wire === null) {
          worker?.off('message', listen)
          reject(new Error(answer.message))
        }
      }
      worker?.on('message', listen)
      worker?.postMessage({ kind })
    })
  }

  #take(answer: Answer): void {
    if (answer.kind !== 'reply' && answer.kind !== 'failed') return
    if (answer.wire === null) return
    this.#settle(answer.wire)
    const wire = this.#wires.get(answer.wire)
    if (answer.kind === 'reply') wire?.push(answer.bytes)
    else wire?.destroy(new Error(answer.message))
  }

  #settle(wire: number): void {
    clearTimeout(this.#deadlines.get(wire))
    this.#deadlines.delete(wire)
  }

  // The thread is the only thing that can be stopped; what was acknowledged is in the files, as after a kill.
  #giveUp(): void {
    void this.#worker?.terminate()
  }

  #lose(worker: Worker): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    this.#started = undefined
    if (this.#closing) return
    for (const wire of this.#wires.values()) wire.destroy(new Error('The embedded database was restarted.'))
  }
}
