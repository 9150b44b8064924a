import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#contract/call.ts'
import type { Database } from '#server/db/database.ts'
import { testApp } from '#tests/support/app.ts'
import { probe } from '#tests/support/probe.ts'
import { type Exporter, exportTo } from './otlp-exporter.ts'
import { traceRequests } from './trace-requests.ts'

const attribute = v.object({
  key: v.string(),
  value: v.object({ stringValue: v.optional(v.string()), intValue: v.optional(v.string()) }),
})
/** The body that a collector must be sent, by the definition of OTLP in JSON. */
const exported = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attribute) }),
      scopeSpans: v.array(
        v.object({
          spans: v.array(
            v.object({
              traceId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
              spanId: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
              parentSpanId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
              name: v.string(),
              kind: v.picklist([2, 3]),
              startTimeUnixNano: v.pipe(v.string(), v.regex(/^\d{19}$/)),
              endTimeUnixNano: v.pipe(v.string(), v.regex(/^\d{19}$/)),
              attributes: v.array(attribute),
              status: v.object({ code: v.optional(v.literal(2)) }),
            }),
          ),
        }),
      ),
    }),
  ),
})
type Sent = v.InferOutput<typeof exported>['resourceSpans'][0]['scopeSpans'][0]['spans'][0]

let spans: Sent[] = []
const headers: unknown[] = []
let isAway = false
const collector = createServer(async (request, response) => {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  headers.push([request.url, request.headers.authorization, request.headers['content-type']])
  if (isAway) {
    response.writeHead(503).end()
    return
  }
  const { resourceSpans } = v.parse(exported, JSON.parse(body))
  spans.push(...resourceSpans.flatMap((it) => it.scopeSpans.flatMap((scope) => scope.spans)))
  response.end('{}')
})

const failing = probe(call('failing', { request: {}, reply: {} }), async () => {
  throw new Error('broken')
})

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterAll(() => collector.close())

let exporter: Exporter
const lost: unknown[] = []

function tracing(app: FastifyInstance, database: Database): void {
  exporter = exportTo({
    endpoint: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
    headers: { authorization: 'Bearer of the collector' },
    serviceName: 'quayside',
    onError: (error) => void lost.push(error),
  })
  traceRequests(app, database, exporter)
}

const server = testApp({ probes: [failing], tracing })

beforeEach(() => {
  spans = []
})

const attributesOf = (span: Sent | undefined) =>
  Object.fromEntries(
    (span?.attributes ?? []).map((it) => [it.key, it.value.stringValue ?? it.value.intValue]),
  )

/** Makes a call, and answers the spans that the collector was sent for it. */
async function traced(name: string, body: object = {}, more: Record<string, string> = {}): Promise<Sent[]> {
  await server.call(name, body, more)
  await vi.waitFor(async () => {
    await exporter.close()
    expect(spans.some((it) => it.kind === 2)).toBe(true)
  })
  return spans
}

test('a request is a span, and what it asks the database are spans below it', async () => {
  const { token } = await server.logIn()
  spans = []
  const all = await traced('get-sessions', { token })
  const root = all.find((it) => it.kind === 2)
  expect(root?.name).toBe('POST /public/api/get-sessions')
  expect(attributesOf(root)).toMatchObject({
    'http.route': '/public/api/get-sessions',
    'http.response.status_code': '200',
    'http.request.id': expect.stringMatching(/./),
  })
  const statements = all.filter((it) => it !== root)
  expect(statements.length).toBeGreaterThan(0)
  for (const it of statements) {
    expect([it.traceId, it.parentSpanId, it.kind]).toEqual([root?.traceId, root?.spanId, 3])
    expect(BigInt(it.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(it.startTimeUnixNano))
  }
  // Statements are traced without their values.
  expect(JSON.stringify(all)).not.toContain(token)
  expect(headers.at(-1)).toEqual(['/v1/traces', 'Bearer of the collector', 'application/json'])
})

test('a request belongs to the trace of whoever sent it, who may want none', async () => {
  const [traceId, parent] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']
  await server.call('get-settings', {}, { traceparent: `00-${traceId}-${parent}-00` })
  const [root] = await traced('get-settings', {}, { traceparent: `00-${traceId}-${parent}-01` })
  expect(spans.filter((it) => it.kind === 2)).toHaveLength(1)
  expect([root?.traceId, root?.parentSpanId]).toEqual([traceId, parent])
})

test('a request that fails is a span that says so', async () => {
  const all = await traced('failing')
  expect(all.find((it) => it.kind === 2)?.status).toEqual({ code: 2 })
})

test('a collector that is away loses spans, and nothing else', async () => {
  isAway = true
  expect((await server.call('get-settings')).status).toBe(200)
  await vi.waitFor(async () => {
    await exporter.close()
    expect(lost).toHaveLength(1)
  })
  isAway = false
  expect((await traced('get-settings')).length).toBeGreaterThan(0)
})
