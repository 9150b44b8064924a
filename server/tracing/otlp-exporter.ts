import type { Attributes, Span } from './span.ts'

const SEND_AFTER_MS = 2_000
const MOST_AT_A_TIME = 512
const MOST_WAITING = 4_096
const TIMEOUT_MS = 5_000

interface Collector {
  /** The address of a collector, without the path of its traces. */
  endpoint: string
  headers: Record<string, string>
  serviceName: string
  onError: (error: unknown) => void
}

export interface Exporter {
  add(span: Span): void
  /** Sends the spans that wait. */
  close(): Promise<void>
}

/**
 * Sends spans to a collector in OTLP's JSON over HTTP, some seconds after they have ended. Where it is slow or
 * away, spans are dropped: nobody waits for them.
 */
export function exportTo({ endpoint, headers, serviceName, onError }: Collector): Exporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  let waiting: Span[] = []
  let sending: Promise<void> | undefined
  let soon: NodeJS.Timeout | undefined

  async function send(): Promise<void> {
    const batch = waiting.slice(0, MOST_AT_A_TIME)
    waiting = waiting.slice(batch.length)
    const body = JSON.stringify(exportRequest(serviceName, batch))
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The collector of traces answers ${answer.status}.`)
  }

  function sendAll(): Promise<void> {
    clearTimeout(soon)
    soon = undefined
    sending ??= (async () => {
      while (waiting.length > 0) await send()
    })()
      .catch(onError)
      .finally(() => {
        sending = undefined
      })
    return sending
  }

  return {
    add(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span)
      soon ??= setTimeout(sendAll, SEND_AFTER_MS).unref()
    },
    close: sendAll,
  }
}

const KINDS = { server: 2, client: 3 } as const
const FAILED = 2

function exportRequest(serviceName: string, spans: readonly Span[]) {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf({ 'service.name': serviceName, 'process.pid': process.pid }) },
        scopeSpans: [{ scope: { name: 'quayside' }, spans: spans.map(spanOf) }],
      },
    ],
  }
}

function spanOf({ traceId, spanId, parentSpanId, name, kind, from, until, attributes, failed }: Span) {
  return {
    ...{ traceId, spanId, parentSpanId, name },
    kind: KINDS[kind],
    // Numbers of 64 bits are texts in this JSON.
    startTimeUnixNano: String(from),
    endTimeUnixNano: String(until),
    attributes: attributesOf(attributes),
    status: failed ? { code: FAILED } : {},
  }
}

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))
