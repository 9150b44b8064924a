import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

export type Attributes = Record<string, string | number>

/** One piece of work as OpenTelemetry describes it: within a trace, and below the span that began it. */
export interface Span {
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: 'server' | 'client'
  /** The beginning, in nanoseconds since 1970. */
  from: bigint
  until: bigint
  attributes: Attributes
  failed: boolean
}

/** The trace and the span to which further work belongs. */
export interface Within {
  traceId: string
  spanId: string
}

/** The span within which the current work is done; undefined where nothing is traced. */
export const currentSpan = new AsyncLocalStorage<Within>()

export const newSpanId = () => randomBytes(8).toString('hex')

/** The time in nanoseconds since 1970, by a clock that is never set back while the process runs. */
export const now = () => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n

const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})/

/**
 * The trace that a request belongs to, by the header `traceparent` of whoever sent it: their trace, or a new one;
 * undefined where they have decided not to trace it.
 */
export function belonging(header: string | undefined): { traceId: string; parent?: string } | undefined {
  const [, traceId, parent, flags = ''] = TRACE_PARENT.exec(header ?? '') ?? []
  if (traceId === undefined || parent === undefined) return { traceId: randomBytes(16).toString('hex') }
  return Number.parseInt(flags, 16) % 2 === 1 ? { traceId, parent } : undefined
}
