import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { type Exchange, Wire } from './wire.ts'

type Answer =
  | { kind: 'ready' }
  | { kind: 'reply'; wire: number; bytes: Uint8Array }
  | { kind: 'dropped'; wire: number }
  | { kind: 'dumped'; bytes: Uint8Array }

export interface EngineOptions {
  /** A folder, or `memory://` for a database that is lost at the end. */
  dataDir: string
  /** The bytes of a data folder to start from, as `dump` answers them. */
  snapshot?: Uint8Array
  /** A query that runs longer ends the worker, because PGlite has no statement_timeout of its own. */
  longestQueryMs?: number
  /** A transaction that is idle for longer is rolled back. */
  longestIdleMs?: number
}

// By default V8 recompiles each function of PGlite that ran for a moment, which is a fifth of all the work of
// a start. Only functions that stay busy are worth it.
setFlagsFromString('--wasm-tiering-budget=40000000')

const LONGEST_IDLE_MS = 10_000
const WATCH_EVERY_MS = 100

/** Runs PGlite in a worker thread. Any number of wires connect to it, like sockets to a database server. */
export class EmbeddedEngine implements Exchange {
  readonly #options: EngineOptions
  readonly #wires = new Map<number, Wire>()
  #longestQueryMs: number
  #nextWire = 1
  #worker: Worker | undefined
  #started: Promise<void> | undefined
  #closed = false

  constructor(options: EngineOptions) {
    this.#options = options
    this.#longestQueryMs = options.longestQueryMs ?? Number.POSITIVE_INFINITY
  }

  /** Starts the worker if none runs, and waits until the database answers. */
  start(): Promise<void> {
    if (this.#closed) return Promise.reject(new Error('The embedded database is closed.'))
    this.#started ??= this.#run()
    return this.#started
  }

  /** Sets the longest time of a query from now on. */
  limitQueries(longestMs: number): void {
    this.#longestQueryMs = longestMs
  }

  /** Makes a new connection for node-postgres. */
  connect(): Wire {
    const wire = new Wire(this.#nextWire++, this)
    this.#wires.set(wire.id, wire)
    return wire
  }

  send(wire: Wire, chunk: Uint8Array): void {
    // The bytes are copied: the chunk may be a part of a larger buffer, which would be transferred whole.
    const bytes = new Uint8Array(chunk)
    this.start().then(
      () => this.#worker?.postMessage({ kind: 'send', wire: wire.id, bytes }, [bytes.buffer]),
      (error: Error) => wire.destroy(error),
    )
  }

  hangUp(wire: Wire): void {
    this.#wires.delete(wire.id)
    // As in `close`, this goes after everything that the wire sent before.
    this.#started?.then(
      () => this.#worker?.postMessage({ kind: 'hangUp', wire: wire.id }),
      () => {},
    )
  }

  /** Answers the whole data folder as bytes. */
  async dump(): Promise<Uint8Array> {
    await this.start()
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      worker?.on('message', (answer: Answer) => answer.kind === 'dumped' && resolve(answer.bytes))
      worker?.once('exit', () => reject(new Error('The embedded database ended.')))
      worker?.postMessage({ kind: 'dump' })
    })
  }

  /** Writes everything to the disk and ends the worker. */
  async close(): Promise<void> {
    this.#closed = true
    // Waits for everything sent before, which waits for the start too.
    await this.#started?.catch(() => {})
    const worker = this.#worker
    if (!worker) return
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    worker.postMessage({ kind: 'close' })
    await ended
  }

  #run(): Promise<void> {
    return new Promise((resolve, reject) => {
      const { dataDir, snapshot, longestIdleMs = LONGEST_IDLE_MS } = this.#options
      const turns = new Int32Array(new SharedArrayBuffer(4))
      const workerData = { dataDir, snapshot, longestIdleMs, turns }
      const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData })
      this.#worker = worker
      this.#watch(worker, turns)
      worker.on('message', (answer: Answer) => (answer.kind === 'ready' ? resolve() : this.#take(answer)))
      let cause: unknown
      worker.once('error', (error) => {
        cause = error
      })
      worker.once('exit', () => {
        const ended = new Error('The embedded database ended.', { cause })
        reject(ended)
        this.#lose(ended)
      })
    })
  }

  // Ends a worker whose query does not end. Only the thread can be stopped; acknowledged data are in its
  // files, as after a kill.
  #watch(worker: Worker, turns: Int32Array): void {
    let seen = 0
    let since = performance.now()
    const look = () => {
      const turn = Atomics.load(turns, 0)
      const isSameQuery = turn === seen && turn % 2 === 1
      if (!isSameQuery) since = performance.now()
      seen = turn
      if (performance.now() - since > this.#longestQueryMs) void worker.terminate()
    }
    const timer = setInterval(look, WATCH_EVERY_MS).unref()
    worker.once('exit', () => clearInterval(timer))
  }

  #take(answer: Answer): void {
    if (answer.kind === 'reply') this.#wires.get(answer.wire)?.push(answer.bytes)
    if (answer.kind === 'dropped') {
      const forgotten = new Error('The embedded database ended a transaction that stood idle.')
      this.#wires.get(answer.wire)?.destroy(forgotten)
    }
  }

  // Forgets a worker that ended. The next query starts another one.
  #lose(reason: Error): void {
    this.#worker = undefined
    this.#started = undefined
    for (const wire of this.#wires.values()) wire.destroy(reason)
  }
}
