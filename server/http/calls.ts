import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { type Call, callPrefix, idempotencyKeySchema, tokenSchema } from '#contract/call.ts'
import type { Database, Tx } from '../db/database.ts'
import { withDeadline } from '../db/request-deadline.ts'
import { failpoint } from '../failpoint.ts'
import type { Clock } from '../ports/clock.ts'
import { Refusal } from '../refusal.ts'
import { answeredInTime } from './answer-deadline.ts'
import { type Caller, type Context, type Parts, partsOf } from './context.ts'
import { brokenContract } from './contract-check.ts'
import { type Answer, once } from './idempotency/once.ts'
import { addressOf, type Limiter } from './limits.ts'
import type { CallMemory } from './memory/call-memory.ts'
import { parse } from './validation.ts'

export interface CallKernel {
  database: Database
  clock: Clock
  limiter: Limiter
  /** The session of a token. Throws USER_INACTIVE for an account that is disabled. */
  authenticate: (token: string, language: string) => Promise<Caller | undefined>
  languageOf: (request: FastifyRequest) => Promise<string>
  /** The body of a refusal in the person's language. */
  answerRefusal: (refusal: Refusal, language: string) => Promise<Answer>
  memory: CallMemory
  /** The version of what the operator has set, so that no remembered answer outlives a change of it. */
  edition: () => Promise<string>
  /** The time that an answer may take. */
  answerMs: number
  /**
   * Whether replies are checked against the contract. Tests check all of them; in production the types have
   * to do.
   */
  checkReplies: boolean
}

/** Mounts every call on its path. A call without an implementation stops the start. */
export function mountCalls(
  app: FastifyInstance,
  calls: readonly Call[],
  implementations: Readonly<Record<string, unknown>>,
  kernel: CallKernel,
): void {
  for (const call of calls) {
    const parts = partsOf(implementations, call.name)
    if (!parts) throw new Error(`The call ${call.name} has no implementation.`)
    if (call.idempotent && call.auth !== 'required') {
      throw new Error(`The call ${call.name} must happen once, so it needs a session.`)
    }
    app.post(
      `${callPrefix}/${call.name}`,
      {
        onRequest: async (request, reply) => {
          reply.header('Cache-Control', 'no-store')
          await kernel.limiter.checkAddress(request)
        },
      },
      async (request, reply) => {
        const answering = withDeadline(() => answer(call, parts, kernel, request))
        const done = await answeredInTime(answering, { ms: kernel.answerMs, log: request.log })
        if ('text' in done) return reply.type('application/json; charset=utf-8').send(done.text)
        if (done.replayed) reply.header('Idempotent-Replayed', 'true')
        return reply.code(done.status).send(done.reply)
      },
    )
  }
}

async function answer(
  call: Call,
  { handle, precheck, memory }: Parts,
  kernel: CallKernel,
  request: FastifyRequest,
): Promise<(Answer & { replayed?: boolean }) | { text: string }> {
  const body = bodyOf(request)
  const language = await kernel.languageOf(request)
  const caller = await callerOf(call, kernel, body, language)
  await kernel.limiter.checkCall(request, call.name, caller?.accountId)
  const input = parse(call.request, { ...body, ...paramsOf(request) })
  if (memory && !('token' in body)) {
    const key = JSON.stringify([call.name, language, await kernel.edition(), input])
    const alike = { caller: undefined, language, device: '', address: '', log: request.log, tx: undefined }
    // Its deadline is its own, so that it goes on for the others when the call that began it is out of time.
    const make = () =>
      withDeadline(() =>
        kernel.database.publicReads(async () =>
          succeeded(call, kernel, await handle(input, alike as Context<Call>)),
        ),
      )
    return { text: await kernel.memory.answer(key, memory.seconds, async () => JSON.stringify(await make())) }
  }
  const who = { caller, language, device: deviceOf(request), address: addressOf(request) }
  const within = (tx: Tx | undefined) => ({ ...who, log: request.log, tx }) as Context<Call>
  const work = async (tx: Tx | undefined): Promise<Answer> => {
    return { status: 200, reply: succeeded(call, kernel, await handle(input, within(tx))) }
  }
  if (!call.idempotent || !caller) return work(undefined)
  const { idempotency_key: key } = parse(call.keyOptional ? optionalKey : neededKey, body)
  const done = await once(
    kernel,
    { owner: caller.accountId, key, call: call.name, request: input },
    work,
    (refusal) => kernel.answerRefusal(refusal, language),
    precheck && (() => precheck(input, within(undefined))),
  )
  const order = orderOf(done.reply)
  if (order)
    request.log.info({ call: call.name, order, replayed: done.replayed === true }, 'an order is placed')
  await failpoint(`${call.name}.before_reply`)
  return done
}

/** The reference of an order in the reply to it, by which it is found in all records. */
function orderOf(reply: object): string | undefined {
  const found = v.safeParse(placedSchema, reply)
  return found.success ? found.output.data.unique_booking_id : undefined
}

const placedSchema = v.object({ data: v.object({ unique_booking_id: v.string() }) })

function succeeded(call: Call, kernel: CallKernel, reply: unknown): Answer['reply'] {
  const broken = kernel.checkReplies && brokenContract(call, reply)
  if (broken) throw new Error(`${call.name} broke its contract: ${JSON.stringify(broken)}`)
  return { success: true, ...(reply as object) }
}

async function callerOf(
  call: Call,
  kernel: CallKernel,
  body: Body,
  language: string,
): Promise<Caller | undefined> {
  if (call.auth === 'none') return undefined
  const token = v.safeParse(tokenSchema, body.token)
  const caller = token.success ? await kernel.authenticate(token.output, language) : undefined
  if (!caller && call.auth === 'required') throw new Refusal('NOTLOGGEDIN', 'error.notLoggedIn')
  return caller
}

const neededKey = v.object({ idempotency_key: idempotencyKeySchema })
const optionalKey = v.object({ idempotency_key: v.optional(idempotencyKeySchema, () => randomUUID()) })

type Body = Record<string, unknown>

function bodyOf(request: FastifyRequest): Body {
  const { body } = request
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('VALIDATION', 'error.notJson')
  return body as Body
}

function paramsOf(request: FastifyRequest): Body {
  return request.params as Body
}

function deviceOf(request: FastifyRequest): string {
  return (request.headers['user-agent'] ?? '').slice(0, 200)
}
