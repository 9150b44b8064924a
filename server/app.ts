import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls/registry.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { hasRoom } from './db/embedded/disk-room.ts'
import { readOpenWork } from './db/open-work.ts'
import { mountCalls } from './http/calls.ts'
import { errorHandler } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { jsonBody } from './http/json-body.ts'
import { refusalAnswers } from './http/language.ts'
import { defaultLimits, type LimitTable, registerLimits } from './http/limits.ts'
import { loggerOptions } from './http/logging.ts'
import { CallMemory, type MemoryBounds } from './http/memory/call-memory.ts'
import { registerMetrics } from './http/metrics.ts'
import { mostConnections } from './http/open-files.ts'
import { registerOutboxPage } from './http/outbox-page.ts'
import { type BuiltClient, registerAppFiles } from './http/pages/app-files.ts'
import { paintForGuests } from './http/pages/guest-painter.ts'
import { registerManifest } from './http/pages/manifest-file.ts'
import { scriptHashes } from './http/pages/page-template.ts'
import { paintedPages, unpaintedPages } from './http/pages/painted-pages.ts'
import { registerSitemap } from './http/pages/sitemap.ts'
import { registerWorkerFile } from './http/pages/worker-file.ts'
import { pressure, registerPressure } from './http/pressure.ts'
import { registerSecurity } from './http/security.ts'
import { type AppServices, implementationsOf } from './implementations.ts'
import { registerAvatars } from './modules/account/avatar-route.ts'
import { registerPayments } from './modules/orders/online/pay-routes.ts'
import { registerSandbox } from './modules/sandbox/pages.ts'
import { registerVersion } from './modules/settings/version-route.ts'
import { registerTickets } from './modules/tickets/ticket-routes.ts'
import type { Clock } from './ports/clock.ts'
import type { MessageAdapters } from './ports/messages.ts'
import { registerVerticals } from './verticals/services.ts'

/** The timeouts of connections: for sending a request, for silence, and for an answer. */
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
  services: AppServices
  /** The built app. Without it only the calls are served. */
  client: BuiltClient | undefined
  limits?: LimitTable
  timeLimits?: TimeLimits
  /** Bounds of the memory for answers that guests get alike, other than the usual ones. */
  memory?: MemoryBounds
  /** Bounds of the event loop's delay other than the usual ones. */
  pressure?: { maxEventLoopDelay: number }
  /** Set in one of several processes that serve at one address. */
  worker?: { isFirst: boolean; metricsOfAll: (own: Registry) => () => Promise<string> } | undefined
  /** Missing: nothing is traced. */
  tracing?: ((app: FastifyInstance, database: Database) => void) | undefined
  /** The stream of the log; standard output where it is missing. */
  logTo?: { write(line: string): void }
  /** Calls beside those of the contract, by which tests try the server. */
  probes?: readonly { call: Call; implementation: unknown }[]
}

const BODY_LIMIT_BYTES = 256 * 1024

/**
 * Addresses that are not counted as files: calls have limits of their own, built files cost next to nothing,
 * and monitors ask for health.
 */
const COUNTED_ELSEWHERE = /^\/(public\/api|assets|healthz|readyz|metrics)(\/|$)/

/**
 * The quality of compression. One step more than usual costs a millisecond, and lets a painted page arrive in
 * the first round trip of a new connection.
 */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Builds the whole server as one tree of plugins out of its dependencies; `main` and all tests use it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, clock, services, client, probes = [] } = deps
  const answers = refusalAnswers(services.settings)
  const onError = errorHandler(answers)
  const app = newServer(deps, onError)
  deps.tracing?.(app, database)
  nameRequests(app)
  hangUpWhenClosing(app, { refuses: deps.worker === undefined })
  registerPressure(app, { ...pressure, ...deps.pressure })
  await registerSecurity(app, config, scriptHashes(client?.template ?? ''))
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions })
  await app.register(jsonBody)
  const limiter = await registerLimits(app, {
    table: deps.limits ?? defaultLimits,
    redisUrl: config.redisUrl,
  })

  app.addHook('onRequest', async (request) => {
    if (!COUNTED_ELSEWHERE.test(request.url)) await limiter.checkFile(request)
  })
  // Tasks that run after an answer need the database too, so they end before it is closed.
  app.addHook('onClose', () => services.accounts.settled())
  registerAvatars(app, services.accounts)
  registerHealth(app, {
    isReachable: () => database.isReachable(),
    canWrite: () => (config.databaseUrl ? Promise.resolve(true) : hasRoom(config.dataDir)),
  })
  registerMetrics(app, {
    pool: database.pool,
    replicas: database.replicas,
    token: config.metricsToken,
    openWork: deps.worker?.isFirst === false ? undefined : () => readOpenWork(database.query, clock.now()),
    ofAll: deps.worker?.metricsOfAll,
  })
  // Only these answers get an ETag: calls are never cached, and files bring their own.
  await app.register(async (cached) => {
    await cached.register(etag)
    registerVersion(cached, services.settings)
    if (client) registerManifest(cached, client.folder, () => services.settings.settings())
  })
  if (config.mode !== 'production') registerOutboxPage(app, deps.messages.listOutbox)

  registerTickets(app, services.tickets)
  const { sandbox, settings, orders } = services
  const { languageOf } = answers
  await registerPayments(app, { orders, settings, languageOf })
  registerVerticals(app, services.verticals, languageOf)
  if (sandbox) await registerSandbox(app, { sandbox, settings, languageOf })

  const implementations = {
    ...implementationsOf(services),
    ...Object.fromEntries(probes.map((it) => [it.call.name, it.implementation])),
  }
  const edition = async () => JSON.stringify(await services.settings.version())
  const served = [...calls, ...probes.map((it) => it.call)]
  // The second error of a call, such as its timeout while the first is being put into words, skips the
  // handler that has the first one. It goes to the outer handler, which is therefore the same.
  await app.register(async (inner) => {
    inner.setErrorHandler(onError)
    mountCalls(inner, served, implementations, {
      ...answers,
      database,
      clock,
      limiter,
      authenticate: (token, language) => services.accounts.callerOf(token, language),
      memory: new CallMemory(clock, deps.memory),
      edition,
      answerMs: (deps.timeLimits ?? defaultTimeLimits).answerMs,
      checkReplies: config.mode === 'test',
    })
  })
  await registerAppFiles(
    app,
    client && {
      folder: client.folder,
      keptFolder: join(config.dataDir, 'builds'),
      checkAddress: limiter.checkAddress,
      pages: client.painted
        ? paintedPages({
            template: client.template,
            screenFiles: client.painted.screenFiles,
            paint: paintForGuests(client.painted.painter, served, {
              implementations,
              database,
              log: app.log,
            }),
            understood: client.painted.painter.understoodAddress,
            mayPaint: limiter.mayPaint,
            origin: config.publicOrigin,
            languageOf: answers.languageOf,
            edition,
          })
        : unpaintedPages(client.template),
    },
  )
  if (client?.painted) {
    registerSitemap(app, {
      origin: config.publicOrigin,
      addresses: client.painted.painter,
      listings: services.listings.parts.sitemap,
      checkAddress: limiter.checkAddress,
    })
  }
  if (client) registerWorkerFile(app, async () => (await services.settings.settings()).offlineWorker)
  return app
}

function newServer(
  { config, logTo, timeLimits: limits = defaultTimeLimits }: AppDeps,
  onError: ReturnType<typeof errorHandler>,
): FastifyInstance {
  const app = Fastify({
    logger: { ...loggerOptions(config.logLevel), ...(logTo ? { stream: logTo } : {}) },
    genReqId: () => randomBytes(9).toString('base64url'),
    // Only the configured number of proxies is trusted: an address that a client claims beyond them is not
    // believed.
    trustProxy: (_, hop) => hop < config.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    handlerTimeout: limits.answerMs,
    keepAliveTimeout: 15_000,
    // Node looks for late requests only at intervals, and gives a body the longer of the two timeouts.
    http: { headersTimeout: limits.requestMs, connectionsCheckingInterval: limits.requestMs / 4 },
    routerOptions: { maxParamLength: 128, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // Fastify's own answer while it closes has no words for people.
    return503OnClosing: false,
    frameworkErrors: onError,
  })
  const most = mostConnections()
  if (most !== undefined) app.server.maxConnections = most
  app.setErrorHandler(onError)
  return app
}

function nameRequests(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
}

/**
 * Closes each connection with its last answer while the server closes, since an open one would be waited for.
 * Further requests are refused, since another server may serve them, unless another process already takes
 * all new connections: then those of this one are served to their end.
 */
function hangUpWhenClosing(app: FastifyInstance, { refuses }: { refuses: boolean }): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async () => {
    if (isClosing && refuses) throw Object.assign(new Error('The server stops.'), { statusCode: 503 })
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('Connection', 'close')
  })
}
