import type { FastifyReply, FastifyRequest } from 'fastify'
import { BoundedQueue, type QueueLimits } from '#server/db/bounded-queue.ts'

/** Thrown where too many drawings wait, or one has waited too long. */
class TooManyWaiting extends Error {}

interface Limits extends Pick<QueueLimits, 'atOnce' | 'waiting'> {
  timeoutMs: number
}

interface Drawing {
  bytes: Promise<Buffer>
  askers: number
  unwanted: AbortController
}

/**
 * Draws by name, each drawing once however many ask at the same time. A drawing whose askers have all gone is
 * not begun: somebody who zooms fast leaves before the tiles between are drawn.
 */
export class DrawingQueue {
  readonly #queue: BoundedQueue
  readonly #underWay = new Map<string, Drawing>()

  constructor({ timeoutMs, ...limits }: Limits) {
    const refusal = () => new TooManyWaiting()
    this.#queue = new BoundedQueue({ ...limits, timeLeftMs: () => timeoutMs, refusal })
  }

  async draw(name: string, draw: () => Promise<Buffer>, gone: AbortSignal): Promise<Buffer> {
    gone.throwIfAborted()
    const drawing = this.#underWay.get(name) ?? this.#begin(name, draw)
    drawing.askers += 1
    const leave = () => {
      drawing.askers -= 1
      if (drawing.askers === 0) drawing.unwanted.abort()
    }
    gone.addEventListener('abort', leave)
    try {
      return await drawing.bytes
    } finally {
      gone.removeEventListener('abort', leave)
    }
  }

  #begin(name: string, draw: () => Promise<Buffer>): Drawing {
    const unwanted = new AbortController()
    const bytes = this.#queue.run(draw, unwanted.signal).finally(() => this.#underWay.delete(name))
    const drawing = { bytes, askers: 0, unwanted }
    this.#underWay.set(name, drawing)
    return drawing
  }
}

/**
 * Answers requests for which nothing was drawn, because they were aborted or too many wait. Other errors are
 * thrown on.
 */
export function answerUndrawn(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof TooManyWaiting || request.signal.aborted)) throw error
  return reply.code(503).header('Cache-Control', 'no-store').header('Retry-After', '2').send()
}
