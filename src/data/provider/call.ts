import ky, { HTTPError, type KyInstance } from 'ky'
import * as v from 'valibot'
import { type Call, callPrefix, type ReplyOf, type RequestOf } from '#contract/call.ts'
import { failureSchema } from '#contract/errors.ts'
import { reportAnswer, reportSilence } from '../connection/report.ts'
import { silenceOf } from '../connection/silence-of.ts'
import { personHere } from '../owner.ts'
import { sessionEnd } from '../session/session-end.ts'
import { NoAnswer, Refused } from './errors.ts'
import { languageInUse } from './language-in-use.ts'
import { readJson } from './read-json.ts'
import { retryAfterMs } from './retry-after.ts'
import { hearServerClock } from './server-clock.ts'
import { tooOld } from './too-old.ts'
import { withinTime } from './within-time.ts'

const READ_TIME_LIMIT_MS = 10_000
const ORDER_TIME_LIMIT_MS = 20_000

const http: KyInstance = ky.create({
  credentials: 'omit',
  cache: 'no-store',
  // Retries belong to the queries, which know whether a call may be repeated, and when to stop.
  retry: 0,
  timeout: false,
})

/** Sends a call and answers its parsed reply; anything else is a `Refused` or a `NoAnswer`. */
export async function send<C extends Call>(
  call: C,
  request: RequestOf<C>,
  signal?: AbortSignal,
): Promise<ReplyOf<C>> {
  // An entry of the outbox brings its own token. Calls that ask for none get it too: what guests are answered
  // from memory may be older than what the person has just changed.
  const { token, ...rest } = { ...sessionHere(), ...(request as Envelope) }
  const askedAt = performance.now()
  const answer = await transport(call, token ? { ...rest, token } : rest, signal).catch((error: unknown) => {
    if (error instanceof NoAnswer) reportSilence(silenceOf(error))
    else if (error instanceof Refused) {
      reportAnswer(askedAt)
      if (error.status === 401 && token && call.auth !== 'none') sessionEnd.tell({ token, code: error.code })
      if (error.code === 'UPGRADE_REQUIRED') tooOld.set(true)
    }
    throw error
  })
  reportAnswer(askedAt)
  const reply = v.safeParse(call.reply, answer)
  if (!reply.success) throw new NoAnswer('unreadable', new v.ValiError(reply.issues))
  return reply.output
}

type Envelope = Record<string, unknown> & { token?: string }

function sessionHere(): Envelope {
  const { token } = personHere()
  return token === undefined ? {} : { token }
}

/** Carries a request to the server and its answer back. */
export type Transport = (call: Call, request: unknown, signal: AbortSignal | undefined) => Promise<unknown>

let transport: Transport = post

/**
 * Replaces the transport: on the server, which renders the first page, calls are answered without a network.
 */
export function answerCallsWith(other: Transport): void {
  transport = other
}

async function post(call: Call, request: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  const timeLimitMs = call.idempotent ? ORDER_TIME_LIMIT_MS : READ_TIME_LIMIT_MS
  return withinTime(timeLimitMs, signal, async (inTime) => {
    try {
      const language = languageInUse()
      const headers = language ? { 'accept-language': language } : {}
      const response = await http.post(pathOf(call.name, request), { json: request, headers, signal: inTime })
      hearServerClock(response.headers)
      return await readJson(response)
    } catch (error) {
      throw await explain(error)
    }
  })
}

/** The path of a call with its parameters filled in, such as the slug of `get-event-info/:slug`. */
function pathOf(name: string, request: unknown): string {
  const fields = request as Record<string, unknown>
  return `${callPrefix}/${name.replace(/:([a-z_]+)/g, (_, field) => encodeURIComponent(String(fields[field])))}`
}

async function explain(error: unknown): Promise<unknown> {
  if (error instanceof NoAnswer) return error
  if (error instanceof SyntaxError) return new NoAnswer('unreadable', error)
  if (!(error instanceof HTTPError)) return new NoAnswer('offline', error)
  const { headers, status } = error.response
  hearServerClock(headers)
  const answer = await readJson(error.response).catch((reason: unknown) => reason)
  // A gateway in front of a server that does not answer words that in HTML too; 511 is the portal's own
  // status.
  if (answer instanceof NoAnswer)
    return status < 500 || status === 511 ? answer : new NoAnswer('timeout', error)
  const failure = v.safeParse(failureSchema, answer)
  return failure.success
    ? new Refused(status, failure.output, retryAfterMs(headers))
    : new NoAnswer('unreadable', error)
}
