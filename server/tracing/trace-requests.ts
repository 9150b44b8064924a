import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Exporter } from './otlp-exporter.ts'
import { belonging, currentSpan, newSpanId, now, type Span } from './span.ts'

/** Traces every request, and every statement that it sends to the database. */
export function traceRequests(app: FastifyInstance, database: Database, exporter: Exporter): void {
  const open = new WeakMap<FastifyRequest, Omit<Span, 'until' | 'attributes' | 'failed' | 'name'>>()
  app.addHook('onRequest', (request, _, done) => {
    const header = request.headers.traceparent
    const of = belonging(typeof header === 'string' ? header : undefined)
    if (!of) return done()
    const span = {
      traceId: of.traceId,
      spanId: newSpanId(),
      parentSpanId: of.parent,
      kind: 'server',
      from: now(),
    } as const
    open.set(request, span)
    currentSpan.run(span, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = open.get(request)
    if (!span) return
    // The route and not the address, which may hold what is private.
    const route = request.routeOptions.url ?? 'none'
    exporter.add({
      ...span,
      name: `${request.method} ${route}`,
      until: now(),
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'http.request.id': request.id,
      },
      failed: reply.statusCode >= 500,
    })
  })
  database.onStatement = ({ text, ms, failed }) => {
    const within = currentSpan.getStore()
    if (!within) return
    const until = now()
    exporter.add({
      traceId: within.traceId,
      spanId: newSpanId(),
      parentSpanId: within.spanId,
      name: text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? '',
      kind: 'client',
      from: until - BigInt(Math.round(ms * 1_000_000)),
      until,
      // Without its values, which are sent apart.
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      failed,
    })
  }
}
