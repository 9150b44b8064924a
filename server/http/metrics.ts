import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { withDeadline } from '../db/request-deadline.ts'

const SLOW_MS = 1_000

/** The counts of a pool of connections. */
interface Connections {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** The databases that are read from beside the primary. */
interface ReadFrom {
  answeredByPrimary: number
  states(): readonly { name: string; isUsed: boolean; behindMs: number; answered: number }[]
}

interface MetricsDeps {
  pool: Connections
  /** Missing: there are none. */
  replicas?: ReadFrom | undefined
  token: string | undefined
  /** The numbers of open work in the database, by kind. Missing where another process tells them. */
  openWork?: (() => Promise<Readonly<Record<string, number>>>) | undefined
  /** Shares the metrics of this process, and answers how to read those of all; given where several serve. */
  ofAll?: ((own: Registry) => () => Promise<string>) | undefined
}

/**
 * Serves `/metrics` in Prometheus' format: to whoever holds the token or, where none is set, to this machine
 * alone.
 */
export function registerMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const { pool, replicas, token, openWork, ofAll } = deps
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by what they do.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  const slow = new Counter({
    name: 'slow_requests_total',
    help: `Requests that took longer than ${SLOW_MS} ms.`,
    labelNames: ['route'],
    registers: [registry],
  })
  if (openWork) countOpenWork(registry, openWork)
  if (replicas) countReads(registry, replicas)
  app.addHook('onResponse', async (request, reply) => {
    // The label is the route's pattern and not the address, since a label for every slug would fill the
    // memory.
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.elapsedTime < SLOW_MS) return
    slow.inc({ route })
    request.log.warn({ route, ms: Math.round(reply.elapsedTime) }, 'a slow request')
  })
  const read = ofAll?.(registry) ?? (() => registry.metrics())
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await read())
  })
}

/** Counts who answered what a replica may answer. Of several workers the one that is worst off is told. */
function countReads(registry: Registry, replicas: ReadFrom): void {
  const registers = [registry]
  new Counter({
    name: 'public_reads_total',
    help: 'Statements that a replica may answer, by what answered them.',
    labelNames: ['database'],
    registers,
    collect() {
      this.reset()
      this.inc({ database: 'primary' }, replicas.answeredByPrimary)
      for (const { name, answered } of replicas.states()) this.inc({ database: name }, answered)
    },
  })
  new Gauge({
    name: 'replica_used',
    help: 'Whether a replica is read from: 1 or 0.',
    labelNames: ['replica'],
    aggregator: 'min',
    registers,
    collect() {
      for (const { name, isUsed } of replicas.states()) this.set({ replica: name }, isUsed ? 1 : 0)
    },
  })
  new Gauge({
    name: 'replica_behind_seconds',
    help: 'How old what a replica tells may be; none where that is unknown.',
    labelNames: ['replica'],
    aggregator: 'max',
    registers,
    collect() {
      this.reset()
      for (const { name, behindMs } of replicas.states())
        if (Number.isFinite(behindMs)) this.set({ replica: name }, behindMs / 1000)
    },
  })
}

/** Counts open work whenever metrics are read. Of a database that does not answer, that is told instead of counts. */
function countOpenWork(registry: Registry, read: NonNullable<MetricsDeps['openWork']>): void {
  new Gauge({
    name: 'open_work',
    help: 'What is open in the database, by kind; reachable is 0 where it does not answer.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset()
      const counts = await withDeadline(read).catch(() => undefined)
      this.set({ kind: 'reachable' }, counts ? 1 : 0)
      for (const [kind, count] of Object.entries(counts ?? {})) this.set({ kind }, count)
    },
  })
}

// With a proxy on this machine all requests seem to come from here.
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'via']

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) {
    const isForwarded = proxyHeaders.some((name) => request.headers[name] !== undefined)
    return (
      !isForwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
    )
  }
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
