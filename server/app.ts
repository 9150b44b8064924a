import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls/registry.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { hasRoom } from './db/embedded/disk-room.ts'
import { mountCalls } from './http/calls.ts'
import type { Implementations } from './http/context.ts'
import { errorHandler } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { jsonBody } from './http/json-body.ts'
import { refusalAnswers } from './http/language.ts'
import { defaultLimits, type LimitTable, registerLimits } from './http/limits.ts'
import { loggerOptions } from './http/logging.ts'
import { registerMetrics } from './http/metrics.ts'
import { mostConnections } from './http/open-files.ts'
import { registerOutboxPage } from './http/outbox-page.ts'
import { type BuiltClient, registerAppFiles } from './http/pages/app-files.ts'
import { paintForGuests } from './http/pages/guest-painter.ts'
import { registerManifest } from './http/pages/manifest-file.ts'
import { scriptHashes } from './http/pages/page-template.ts'
import { paintedPages, unpaintedPages } from './http/pages/painted-pages.ts'
import { registerWorkerFile } from './http/pages/worker-file.ts'
import { pressure, registerPressure } from './http/pressure.ts'
import { registerSecurity } from './http/security.ts'
import { registerAvatars } from './modules/account/avatar-route.ts'
import { accountCalls } from './modules/account/routes.ts'
import type { AccountService } from './modules/account/service.ts'
import { geoCalls } from './modules/geo/routes.ts'
import type { GeoService } from './modules/geo/service.ts'
import { inquiryCalls } from './modules/inquiries/routes.ts'
import type { InquiriesService } from './modules/inquiries/service.ts'
import { exploreCalls } from './modules/listings/explore-routes.ts'
import { listingCalls } from './modules/listings/routes.ts'
import type { ListingsService } from './modules/listings/service.ts'
import { notificationCalls } from './modules/notifications/routes.ts'
import type { NotificationsService } from './modules/notifications/service.ts'
import { registerPayments } from './modules/orders/online/pay-routes.ts'
import { orderCalls } from './modules/orders/routes.ts'
import type { OrdersService } from './modules/orders/service.ts'
import { perkCalls } from './modules/perks/routes.ts'
import type { PerksService } from './modules/perks/service.ts'
import { ownPerkCalls } from './modules/perks/wallets/routes.ts'
import { reportCalls } from './modules/reports/routes.ts'
import type { ReportsService } from './modules/reports/service.ts'
import { registerSandbox } from './modules/sandbox/pages.ts'
import type { SandboxGateway } from './modules/sandbox/service.ts'
import { settingsCalls } from './modules/settings/routes.ts'
import type { SettingsService } from './modules/settings/service.ts'
import { registerVersion } from './modules/settings/version-route.ts'
import type { TicketsService } from './modules/tickets/service.ts'
import { registerTickets } from './modules/tickets/ticket-routes.ts'
import type { Clock } from './ports/clock.ts'
import type { MessageAdapters } from './ports/messages.ts'
import { registerVerticals, type VerticalServices, verticalCalls } from './verticals/services.ts'

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
  services: {
    accounts: AccountService
    settings: SettingsService
    listings: ListingsService
    geo: GeoService
    perks: PerksService
    orders: OrdersService
    tickets: TicketsService
    notifications: NotificationsService
    inquiries: InquiriesService
    reports: ReportsService
    verticals: VerticalServices
    sandbox: SandboxGateway | undefined
  }
  /** The built app; without one only the calls are served. */
  client: BuiltClient | undefined
  limits?: LimitTable
  timeLimits?: TimeLimits
  /** Other bounds than those by which this server knows that it is overwhelmed. */
  pressure?: { maxEventLoopDelay: number }
  /** Where the log goes, when not to standard output. */
  logTo?: { write(line: string): void }
  /** Calls beside the contract's own, with which tests try the kernel. */
  probes?: readonly { call: Call; implementation: unknown }[]
}

const BODY_LIMIT_BYTES = 256 * 1024

/** Calls have limits of their own, files of the build cost next to nothing, and keepers ask whether we live. */
const COUNTED_ELSEWHERE = /^\/(public\/api|assets|healthz|readyz|metrics)(\/|$)/

/** One step more than usual costs a millisecond, and lets a painted page arrive in a new connection's first round. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The whole server as one plugin tree, built from what it depends on; `main` and every test use this. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, database, clock, services, client, probes = [] } = deps
  const answers = refusalAnswers(services.settings)
  const onError = errorHandler(answers)
  const app = newServer(deps, onError)
  nameRequests(app)
  hangUpWhenClosing(app)
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
  // What is done after an answer wants the database too.
  app.addHook('onClose', () => services.accounts.settled())
  registerAvatars(app, services.accounts)
  registerHealth(app, {
    isReachable: () => database.isReachable(),
    canWrite: () => (config.databaseUrl ? Promise.resolve(true) : hasRoom(config.dataDir)),
  })
  registerMetrics(app, { pool: database.pool, token: config.metricsToken })
  // Answers of calls are never cached, so only what is gets a tag; files bring their own.
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
    ...settingsCalls(services.settings),
    ...accountCalls(services.accounts),
    ...listingCalls(services.listings),
    ...exploreCalls(services.listings),
    ...geoCalls(services.geo),
    ...perkCalls(services.perks),
    ...ownPerkCalls(services.perks),
    ...orderCalls(services.orders),
    ...notificationCalls(services.notifications),
    ...inquiryCalls(services.inquiries),
    ...reportCalls(services.reports),
    ...verticalCalls(services.verticals),
    ...Object.fromEntries(probes.map((it) => [it.call.name, it.implementation])),
  } satisfies Implementations
  const served = [...calls, ...probes.map((it) => it.call)]
  // Fastify leads the second error of a call, such as its timeout while a first one is being put into
  // words, past the handler that has the first: it comes to the outer one, which says the same.
  await app.register(async (inner) => {
    inner.setErrorHandler(onError)
    mountCalls(inner, served, implementations, {
      ...answers,
      database,
      clock,
      limiter,
      authenticate: (token, language) => services.accounts.callerOf(token, language),
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
            paint: paintForGuests(client.painted.painter, served, implementations, app.log),
            understood: client.painted.painter.understoodAddress,
            mayPaint: limiter.mayPaint,
            origin: config.publicOrigin,
            languageOf: answers.languageOf,
            edition: async () => JSON.stringify(await services.settings.version()),
          })
        : unpaintedPages(client.template),
    },
  )
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
    // Its own answer has no words for people.
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

/** What comes now may be asked elsewhere; and a connection kept alive after its last answer would be waited for. */
function hangUpWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onRequest', async () => {
    if (isClosing) throw Object.assign(new Error('The server stops.'), { statusCode: 503 })
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('Connection', 'close')
  })
}
