import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPassing, sqlState } from '../db/sql-errors.ts'
import { Refusal } from '../refusal.ts'
import type { Answer } from './idempotency/once.ts'

export interface ErrorTexts {
  languageOf: (request: FastifyRequest) => Promise<string>
  answerRefusal: (refusal: Refusal, language: string) => Promise<Answer>
}

const RETRY_AFTER_SECONDS = 2

/**
 * Turns everything that is thrown into an answer, in this one place. Details that are not meant for people
 * stay in the log.
 */
export function errorHandler(texts: ErrorTexts) {
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

  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Refusal) {
      if (error.cause) request.log.warn({ err: error.cause }, 'had to refuse')
      return refuse(request, reply, error)
    }
    const status = statusOf(error)
    if (status === 503 || isPassing(error)) {
      request.log.warn({ err: error }, 'cannot answer just now')
      return refuse(request, reply, busy(), 503)
    }
    if (status !== undefined) return refuse(request, reply, unreadable(status), status)
    if (isUnstorable(error)) return refuse(request, reply, new Refusal('VALIDATION', 'error.validation'))
    if (isTaken(error)) return refuse(request, reply, new Refusal('UNAVAILABLE', 'error.taken'))
    request.log.error({ err: error }, 'failed')
    return refuse(request, reply, new Refusal('INTERNAL', 'error.internal'))
  }
}

function busy(): Refusal {
  return new Refusal('INTERNAL', 'error.busy', { details: { retryAfterSeconds: RETRY_AFTER_SECONDS } })
}

/** The status of an error of Fastify or of a plugin; the server's own are refusals. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  const { statusCode } = error
  if (statusCode === 503 || statusCode === 413) return statusCode
  // Any body that is not JSON is a bad request, in whichever way it is not.
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? 400 : undefined
}

function unreadable(status: number): Refusal {
  return new Refusal('VALIDATION', status === 413 ? 'error.tooLarge' : 'error.notJson')
}

// Class 22: a value that passed the schemas and that the database cannot store, such as a number out of
// range.
function isUnstorable(error: unknown): boolean {
  return sqlState(error)?.startsWith('22') ?? false
}

// A constraint of the database refused: somebody else has that time, name or number.
function isTaken(error: unknown): boolean {
  const state = sqlState(error)
  return state === '23P01' || state === '23505'
}
