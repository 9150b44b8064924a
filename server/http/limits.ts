import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { Refusal } from '../refusal.ts'

/** A limit: at most `max` in `seconds`. */
export interface Limit {
  max: number
  seconds: number
}

export interface LimitTable {
  /** All calls of a network address together. */
  address: Limit
  /** All other requests of an address together, such as pictures and tiles. */
  files?: Limit
  /** Pages that are painted anew for an address. Further ones come as they were built. */
  paintings?: Limit
  /** Each call of a person (of an address, for guests) that `calls` does not name. */
  call: Limit
  calls: Readonly<Record<string, Limit>>
  /** Calls for which all guests of an address together have another limit. */
  guests?: Readonly<Record<string, Limit>>
}

/** The limits in production. docs/ARCHITECTURE.md explains the figures. */
export const defaultLimits: LimitTable = {
  address: { max: 1200, seconds: 60 },
  // A map that is panned without pause asks for some twenty tiles a second.
  files: { max: 6000, seconds: 60 },
  paintings: { max: 240, seconds: 60 },
  call: { max: 300, seconds: 60 },
  calls: {},
  // A guest's hold keeps stock from everybody and has no account to count by, so an address gets only so
  // many.
  guests: { hold: { max: 60, seconds: 600 } },
}

/** Refuses calls that come too often. */
export interface Limiter {
  /** Counts a call for the address, before anything of the request is read. */
  checkAddress(request: FastifyRequest): Promise<void>
  /** Counts a file for the address. */
  checkFile(request: FastifyRequest): Promise<void>
  /** Counts a painted page for the address; false where it has had too many. */
  mayPaint(request: FastifyRequest): Promise<boolean>
  /** Counts this call for the account `who`, or for the address of a guest. */
  checkCall(request: FastifyRequest, call: string, who: number | undefined): Promise<void>
}

/**
 * Counts in this process, or in Redis where several servers share the load. While Redis does not answer,
 * calls pass.
 */
export async function registerLimits(
  app: FastifyInstance,
  { table, redisUrl }: { table: LimitTable; redisUrl: string | undefined },
): Promise<Limiter> {
  const redis = redisUrl ? await connectRedis(app, redisUrl) : undefined
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: 'limit:',
    ...(redis ? { redis } : {}),
  })
  const whoAsks = new WeakMap<FastifyRequest, string>()
  const ofAddress = counter(app, table.address, (request) => `address:${addressOf(request)}`)
  const ofFiles = table.files && counter(app, table.files, (request) => `files:${addressOf(request)}`)
  const ofPaintings =
    table.paintings && counter(app, table.paintings, (request) => `paintings:${addressOf(request)}`)
  const ofCall = new Map<string, Counter>()
  const callCounter = (call: string, who: number | undefined) => {
    const ofGuests = who === undefined ? table.guests?.[call] : undefined
    const name = ofGuests ? `guests ${call}` : call
    const known = ofCall.get(name)
    if (known) return known
    const limit = ofGuests ?? table.calls[call] ?? table.call
    const made = counter(app, limit, (request) => `call:${call}:${whoAsks.get(request)}`)
    ofCall.set(name, made)
    return made
  }
  return {
    async checkAddress(request) {
      refuseExceeded(await ofAddress(request))
    },
    async checkFile(request) {
      if (ofFiles) refuseExceeded(await ofFiles(request))
    },
    async mayPaint(request) {
      return !ofPaintings || !isExceeded(await ofPaintings(request))
    },
    async checkCall(request, call, who) {
      whoAsks.set(request, who === undefined ? addressOf(request) : `account:${who}`)
      refuseExceeded(await callCounter(call, who)(request))
    },
  }
}

/** The address by which a request is counted. One subscriber has a whole /64 of IPv6, so it counts as one. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip)
}

type Counter = ReturnType<FastifyInstance['createRateLimit']>

function counter(
  app: FastifyInstance,
  limit: Limit,
  keyGenerator: (request: FastifyRequest) => string,
): Counter {
  return app.createRateLimit({ max: limit.max, timeWindow: limit.seconds * 1000, keyGenerator })
}

type Count = Awaited<ReturnType<Counter>>

function isExceeded(count: Count): count is Extract<Count, { isAllowed: false }> {
  return !count.isAllowed && count.isExceeded
}

function refuseExceeded(count: Count): void {
  if (!isExceeded(count)) return
  throw new Refusal('TOO_MANY', 'tooManyApiCallsMessage', {
    details: { retryAfterSeconds: count.ttlInSeconds },
  })
}

/**
 * Connects to Redis. One call waits for a Redis that does not answer; then the connection is given up, and
 * later calls do not wait.
 */
async function connectRedis(app: FastifyInstance, url: string): Promise<Redis> {
  const ioredis = await import('ioredis')
  const redis = new ioredis.Redis(url, {
    connectTimeout: 500,
    commandTimeout: 250,
    socketTimeout: 250,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  })
  redis.on('error', (error) => app.log.warn({ err: error }, 'Redis does not answer; calls are not counted'))
  app.addHook('onClose', async () => redis.disconnect())
  return redis
}
