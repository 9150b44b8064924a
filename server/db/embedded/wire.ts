import { Duplex } from 'node:stream'

/** The part of the engine that a wire needs. */
export interface Exchange {
  send(wire: Wire, bytes: Uint8Array): void
  hangUp(wire: Wire): void
}

const TERMINATE = 'X'.charCodeAt(0)

/** Stands in for the socket of node-postgres: the bytes of the protocol go to the engine's worker. */
export class Wire extends Duplex {
  readonly id: number
  readonly #exchange: Exchange

  constructor(id: number, exchange: Exchange) {
    super({ allowHalfOpen: false })
    this.id = id
    this.#exchange = exchange
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  // node-postgres calls these on every socket. A wire within the process has nothing to set.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    if (chunk[0] === TERMINATE) this.push(null)
    else this.#exchange.send(this, chunk)
    done()
  }

  // node-postgres corks the messages of a query, so that they are sent as one.
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map((it) => it.chunk)), 'binary', done)
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#exchange.hangUp(this)
    done(error)
  }
}
