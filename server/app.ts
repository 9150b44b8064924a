import { randomBytes } from 'node:crypto'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls/registry.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { registerAppFiles } from './http/app-files.ts'
import { mountCalls } from './http/calls.ts'
import type { Implementations } from './http/context.ts'
import { errorHandler } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { jsonBody } from './http/json-body.ts'
import { refusalAnswers } from './http/language.ts'
import { defaultLimits, type LimitTable, registerLimits } from './http/limits.ts'
import { loggerOptions } from './http/logging.ts'
import { registerMetrics } from './http/metrics.ts'
import { registerOutboxPage } from './http/outbox-page.ts'
import { registerSecurity } from './http/security.ts'
import { accountCalls } from './modules/account/routes.ts'
import type { AccountService } from './modules/account/service.ts'
import { listingCalls } from './modules/listings/routes.ts'
import type { ListingsService } from './modules/listings/service.ts'
import { settingsCalls } from './modules/settings/routes.ts'
import type { SettingsService } from './modules/settings/service.ts'
import { registerVersion } from './modules/settings/version-route.ts'
import type { Clock } from './ports/clock.ts'
import type { MessageAdapters } from './ports/messages.ts'

/** How long somebody may take to send a request, say nothing on a connection, and wait for an answer. */
export interface TimeLimits {
  requestMs: number
  silenceMs: number
  answerMs: number
}

const defaultTimeLimits: TimeLimits = { requestMs: 20_000, silenceMs: 20_000, answerMs: 15_000 }

export interface AppDeps {
  config: Config
  database: Database
  clock: Clock
  messages: MessageAdapters
  services: { accounts: AccountService; settings: SettingsService; listings: ListingsService }
  /** The built app's folder; without one only the calls are served. */
  clientFolder: string | undefined
  limits?: LimitTable
  timeLimits?: TimeLimits
  /** Where the log goes, when not to standard output. */
  logTo?: { write(line: string): void }
  /** Calls beside the contract's own, with which tests try the kernel. */
  probes?: readonly { call: Call; implementation: unknown }[]
}

const BODY_LIMIT_BYTES = 256 * 1024

/** The whole server as one plugin tree, built from what it depends on; `main` and every test use this. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, clock, services, probes = [] } = deps
  const answers = refusalAnswers(services.settings)
  const app = newServer(deps, errorHandler(answers))
  nameRequests(app)
  hangUpWhenClosing(app)
  await app.register(underPressure, { maxEventLoopDelay: 1_000, retryAfter: 2 })
  await registerSecurity(app, config.publicOrigin)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(jsonBody)
  const limiter = await registerLimits(app, {
    table: deps.limits ?? defaultLimits,
    redisUrl: config.redisUrl,
  })

  registerHealth(app, () => database.isReachable())
  registerMetrics(app, { pool: database.pool, token: config.metricsToken })
  // Answers of calls are never cached, so only what is gets a tag; files bring their own.
  await app.register(async (cached) => {
    await cached.register(etag)
    registerVersion(cached, services.settings)
  })
  if (config.mode !== 'production') registerOutboxPage(app, deps.messages.listOutbox)

  const implementations = {
    ...settingsCalls(services.settings),
    ...accountCalls(services.accounts),
    ...listingCalls(services.listings),
  } satisfies Implementations
  mountCalls(
    app,
    [...calls, ...probes.map((it) => it.call)],
    { ...implementations, ...Object.fromEntries(probes.map((it) => [it.call.name, it.implementation])) },
    {
      ...answers,
      database,
      clock,
      limiter,
      authenticate: (token) => services.accounts.callerOf(token),
      checkReplies: config.mode === 'test',
    },
  )
  await registerAppFiles(app, deps.clientFolder)
  return app
}

function newServer(
  { config, logTo, timeLimits: limits = defaultTimeLimits }: AppDeps,
  onError: ReturnType<typeof errorHandler>,
): FastifyInstance {
  const app = Fastify({
    logger: { ...loggerOptions(config.logLevel), ...(logTo ? { stream: logTo } : {}) },
    genReqId: () => randomBytes(9).toString('base64url'),
    // Exactly the proxies that are ours: an address a client claims beyond them is not believed.
    trustProxy: (_, hop) => hop < config.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    handlerTimeout: limits.answerMs,
    keepAliveTimeout: 15_000,
    // Node looks for late requests only so often, and gives a body the longer one of both times.
    http: { headersTimeout: limits.requestMs, connectionsCheckingInterval: limits.requestMs / 4 },
    routerOptions: { maxParamLength: 128, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: onError,
  })
  app.setErrorHandler(onError)
  return app
}

function nameRequests(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
}

/** A connection kept alive after its last answer would be waited for. */
function hangUpWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('Connection', 'close')
  })
}
