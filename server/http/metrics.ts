import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a pool of connections says of itself. */
interface Connections {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** `/metrics`, in Prometheus' form: for who holds the token, or, where none is set, for this machine alone. */
export function registerMetrics(
  app: FastifyInstance,
  { pool, token }: { pool: Connections; token: string | undefined },
): void {
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
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address: a label of its own for every slug would fill the memory.
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

// With a proxy on this machine everybody seems to come from it.
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
