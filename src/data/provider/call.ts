import ky, { HTTPError, type KyInstance, TimeoutError } from 'ky'
import * as v from 'valibot'
import { type Call, callPrefix, type ReplyOf, type RequestOf } from '#contract/call.ts'
import { failureSchema } from '#contract/errors.ts'
import { reportAnswer, reportSilence } from '../connection/report.ts'
import { NoAnswer, Refused } from './errors.ts'
import { languageInUse } from './language-in-use.ts'

const READ_PATIENCE_MS = 10_000
const ORDER_PATIENCE_MS = 20_000

const http: KyInstance = ky.create({
  credentials: 'omit',
  cache: 'no-store',
  // Retries belong to the queries, which know what is safe to ask again and when to stop.
  retry: 0,
})

/** Sends a call and answers its parsed reply; anything else is a `Refused` or a `NoAnswer`. */
export async function send<C extends Call>(
  call: C,
  request: RequestOf<C>,
  signal?: AbortSignal,
): Promise<ReplyOf<C>> {
  const answer = await post(call, request, signal).catch((error: unknown) => {
    if (error instanceof NoAnswer) reportSilence()
    else if (error instanceof Refused) reportAnswer()
    throw error
  })
  reportAnswer()
  const reply = v.safeParse(call.reply, answer)
  if (!reply.success) throw new NoAnswer('unreadable', new v.ValiError(reply.issues))
  return reply.output
}

async function post(call: Call, request: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    const response = await http.post(pathOf(call.name, request), {
      json: request,
      timeout: call.idempotent ? ORDER_PATIENCE_MS : READ_PATIENCE_MS,
      headers: { 'accept-language': languageInUse() },
      ...(signal ? { signal } : {}),
    })
    return await readJson(response)
  } catch (error) {
    throw await explain(error, signal)
  }
}

/** `get-event-info/:slug` with its slug in place. */
function pathOf(name: string, request: unknown): string {
  const fields = request as Record<string, unknown>
  return `${callPrefix}/${name.replace(/:([a-z_]+)/g, (_, field) => encodeURIComponent(String(fields[field])))}`
}

// A captive portal answers everything with a page of its own; that page is never an answer of ours.
async function readJson(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false
  if (!isJson) throw new NoAnswer('sign-in')
  return response.json()
}

async function explain(error: unknown, signal: AbortSignal | undefined): Promise<unknown> {
  if (signal?.aborted || error instanceof NoAnswer) return error
  if (error instanceof TimeoutError) return new NoAnswer('timeout', error)
  if (error instanceof SyntaxError) return new NoAnswer('unreadable', error)
  if (!(error instanceof HTTPError)) return new NoAnswer('offline', error)
  const answer = await readJson(error.response).catch((reason: unknown) => reason)
  if (answer instanceof NoAnswer) return answer
  const failure = v.safeParse(failureSchema, answer)
  return failure.success
    ? new Refused(error.response.status, failure.output)
    : new NoAnswer('unreadable', error)
}
