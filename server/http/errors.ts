import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPassing, sqlState } from '../db/sql-errors.ts'
import type { Answer } from './idempotency/once.ts'
import { Refusal } from './refusal.ts'

export interface ErrorTexts {
  languageOf: (request: FastifyRequest) => Promise<string>
  answerRefusal: (refusal: Refusal, language: string) => Promise<Answer>
}

const RETRY_AFTER_SECONDS = 2

/** The one place in which anything thrown becomes an answer. What is not meant for people stays in the log. */
export function handleErrors(app: FastifyInstance, texts: ErrorTexts): void {
  const refuse = async (
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    status = refusal.status,
  ) => {
    const language = await texts.languageOf(request)
    const answer = await texts.answerRefusal(refusal, language)
    const { retryAfterSeconds } = refusal.details
    if (typeof retryAfterSeconds === 'number') reply.header('Retry-After', Math.max(1, retryAfterSeconds))
    return reply.code(status).header('Cache-Control', 'no-store').send(answer.reply)
  }

  app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) return refuse(request, reply, error)
    if (isBusy(error)) {
      request.log.warn({ err: error }, 'cannot answer just now')
      return refuse(request, reply, busy(), 503)
    }
    const status = statusOfFastify(error)
    if (status !== undefined) return refuse(request, reply, new Refusal('VALIDATION', textOf(status)), status)
    if (isUnstorable(error)) return refuse(request, reply, new Refusal('VALIDATION', 'error.validation'))
    if (isTaken(error)) return refuse(request, reply, new Refusal('UNAVAILABLE', 'error.taken'))
    request.log.error({ err: error }, 'failed')
    return refuse(request, reply, new Refusal('INTERNAL', 'error.internal'))
  })
}

function busy(): Refusal {
  return new Refusal('INTERNAL', 'error.busy', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } })
}

function isBusy(error: FastifyError): boolean {
  return error.statusCode === 503 || isPassing(error)
}

function statusOfFastify(error: FastifyError): number | undefined {
  const { statusCode } = error
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined
  // Whatever else was sent instead of JSON is a bad request, whichever way it failed to be JSON.
  return statusCode === 413 || statusCode === 404 ? statusCode : 400
}

function textOf(status: number) {
  return status === 413 ? 'error.tooLarge' : 'error.notJson'
}

// Class 22: text that passes as JSON but that no database stores, such as a NUL or half a surrogate pair.
function isUnstorable(error: unknown): boolean {
  return sqlState(error)?.startsWith('22') ?? false
}

// A rule stored in the database said no: somebody else has that time, name or number.
function isTaken(error: unknown): boolean {
  const state = sqlState(error)
  return state === '23P01' || state === '23505'
}
