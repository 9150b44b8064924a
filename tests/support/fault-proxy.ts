import { once } from 'node:events'
import { createServer, type Server, Socket } from 'node:net'
import { freePort } from './free-port.ts'

const MOST_HELD_BYTES = 1024 * 1024
const SHORTEST_DRIP_MS = 20

/**
 * - pass: forwards everything
 * - blackhole: accepts, and forwards nothing, not even the connection
 * - halfOpen: forwards requests, and no replies
 * - reset: ends every connection, old and new, with RST
 * - refuse: stops listening, and resets open connections
 * - delay: forwards everything that many milliseconds later, both ways
 * - drip: forwards that many bytes a second, both ways
 * - cutAfter: forwards that many more bytes of the reply, then ends the connection; 0 lets the request through
 *   and no reply
 */
export type FaultMode =
  | 'pass'
  | 'blackhole'
  | 'halfOpen'
  | 'reset'
  | 'refuse'
  | { readonly delay: number }
  | { readonly drip: number }
  | { readonly cutAfter: number }

export interface FaultProxy {
  readonly host: string
  readonly port: number
  /** The URL with the proxy in place of its host and port. */
  through(url: string): string
  /** Sets the mode for every connection, open ones included. Bytes that were held back go on under it. */
  mode(next: FaultMode): Promise<void>
  connections(): number
  stop(): Promise<void>
}

interface Target {
  readonly host: string
  readonly port: number
}

interface Held {
  readonly kind: 'bytes' | 'end' | 'reset'
  readonly bytes: Buffer
  readonly since: number
}

/** The held bytes that may go now, the pause after them, and whether they were the last. */
interface Verdict {
  readonly send: number
  readonly wait: number
  readonly cut?: boolean
}

const NOTHING = Buffer.alloc(0)
const HOLD: Verdict = { send: 0, wait: Number.POSITIVE_INFINITY }

function judge(mode: FaultMode, isReply: boolean, held: Held, sentSoFar: number): Verdict {
  const all = { send: held.bytes.length, wait: 0 }
  if (mode === 'blackhole' || (mode === 'halfOpen' && isReply)) return HOLD
  if (typeof mode === 'string') return all
  if ('delay' in mode) {
    const wait = held.since + mode.delay - performance.now()
    return wait > 0 ? { send: 0, wait } : all
  }
  if ('drip' in mode && held.kind === 'bytes') {
    const wait = Math.max(SHORTEST_DRIP_MS, 1000 / mode.drip)
    return { send: Math.min(held.bytes.length, Math.max(1, Math.round((mode.drip * wait) / 1000))), wait }
  }
  if ('drip' in mode) return all
  const left = mode.cutAfter - sentSoFar
  return isReply && held.bytes.length >= left ? { send: left, wait: 0, cut: true } : all
}

interface Lane {
  modeChanged(): void
  close(): void
}

interface LaneEnds {
  readonly from: Socket
  readonly to: Socket
  readonly isReply: boolean
  readonly mode: () => FaultMode
  readonly cut: () => void
}

function reset(socket: Socket) {
  if (socket.connecting || socket.pending) socket.destroy()
  else socket.resetAndDestroy()
}

/** One direction of one connection. It holds what came, in order, until the mode lets it go. */
function createLane({ from, to, isReply, mode, cut }: LaneEnds): Lane {
  let queue: Held[] = []
  let sent = 0
  let timer: NodeJS.Timeout | undefined
  let sawEnd = false
  let closed = false

  function rest() {
    clearTimeout(timer)
    timer = undefined
  }

  function hold(kind: Held['kind'], bytes = NOTHING) {
    if (closed) return
    queue.push({ kind, bytes, since: performance.now() })
    pump()
    const heldBytes = queue.reduce((sum, held) => sum + held.bytes.length, to.writableLength)
    if (heldBytes > MOST_HELD_BYTES) from.pause()
  }

  function forward(head: Held, count: number) {
    sent += count
    if (count > 0) to.write(head.bytes.subarray(0, count))
    const left = head.bytes.subarray(count)
    queue = left.length > 0 ? [{ ...head, bytes: left }, ...queue.slice(1)] : queue.slice(1)
    if (head.kind === 'end') to.end()
    if (head.kind === 'reset') reset(to)
  }

  /** Forwards a part; answers whether the next one may follow at once. */
  function step(head: Held): boolean {
    const { send, wait, cut: isLast = false } = judge(mode(), isReply, head, sent)
    if (wait === 0 || send > 0) forward(head, send)
    if (isLast) cut()
    else if (wait > 0 && wait !== Number.POSITIVE_INFINITY) timer = setTimeout(afterRest, wait)
    return wait === 0 && !isLast
  }

  function pump() {
    if (timer !== undefined) return
    let goesOn = true
    while (goesOn && queue[0] !== undefined) goesOn = step(queue[0])
    if (queue.length === 0) from.resume()
  }

  function afterRest() {
    rest()
    pump()
  }

  from.on('data', (bytes) => hold('bytes', bytes))
  from.on('end', () => {
    sawEnd = true
    hold('end')
  })
  from.on('close', (hadError) => {
    if (hadError || !sawEnd) hold('reset')
  })
  to.on('drain', pump)

  return {
    modeChanged() {
      sent = 0
      afterRest()
    },
    close() {
      closed = true
      queue = []
      rest()
    },
  }
}

interface Bridge {
  modeChanged(): void
  reset(): void
}

function createBridge(client: Socket, target: Target, mode: () => FaultMode): Bridge {
  const upstream = new Socket({ allowHalfOpen: true }).setNoDelay(true)
  // The other side learns of an error by the 'close' that follows.
  for (const socket of [client, upstream]) socket.on('error', () => {})
  const request = createLane({ from: client, to: upstream, isReply: false, mode, cut })
  const reply = createLane({ from: upstream, to: client, isReply: true, mode, cut })
  const lanes = [request, reply]

  function cut() {
    for (const lane of lanes) lane.close()
    client.destroySoon()
    reset(upstream)
  }

  function modeChanged() {
    if (mode() !== 'blackhole' && upstream.pending && !upstream.connecting) {
      upstream.connect(target.port, target.host)
    }
    for (const lane of lanes) lane.modeChanged()
  }

  modeChanged()
  return {
    modeChanged,
    reset() {
      for (const lane of lanes) lane.close()
      reset(client)
      reset(upstream)
    },
  }
}

export async function startFaultProxy({ target }: { readonly target: Target }): Promise<FaultProxy> {
  const host = '127.0.0.1'
  const port = await freePort()
  const bridges = new Set<Bridge>()
  let current: FaultMode = 'pass'
  let listener: Server | undefined

  function accept(client: Socket) {
    if (current === 'reset') {
      client.resetAndDestroy()
      return
    }
    const bridge = createBridge(client, target, () => current)
    bridges.add(bridge)
    client.once('close', () => bridges.delete(bridge))
  }

  async function listen() {
    listener ??= createServer({ allowHalfOpen: true, noDelay: true }, accept).listen(port, host)
    if (!listener.listening) await once(listener, 'listening')
  }

  async function refuse() {
    const closing = listener
    listener = undefined
    for (const bridge of bridges) bridge.reset()
    if (closing === undefined) return
    closing.close()
    await once(closing, 'close')
  }

  await listen()
  return {
    host,
    port,
    through(url) {
      const address = new URL(url)
      address.hostname = host
      address.port = String(port)
      return address.href
    },
    async mode(next) {
      current = next
      if (next === 'refuse') return refuse()
      for (const bridge of bridges) {
        if (next === 'reset') bridge.reset()
        else bridge.modeChanged()
      }
      await listen()
    },
    connections: () => bridges.size,
    stop: refuse,
  }
}
