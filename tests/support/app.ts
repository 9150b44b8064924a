import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { callPrefix } from '#contract/call.ts'
import { calendarFeeds } from '#server/adapters/calendar-feeds.ts'
import { messageAdapters } from '#server/adapters/messages.ts'
import { outsideOf } from '#server/adapters/outside.ts'
import { type AppDeps, buildApp } from '#server/app.ts'
import { composeServices, type Outside, type Services } from '#server/compose.ts'
import { type Config, readConfig } from '#server/config.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Geocoder } from '#server/ports/geocoder.ts'
import type { OutboxEntry } from '#server/ports/messages.ts'
import type { PaymentGateway } from '#server/ports/payment-gateway.ts'
import { brokenInvariants } from '#server/verticals/invariants.ts'
import { testClock } from './clock.ts'
import { type DatabaseOptions, openTestDatabase, type TestDatabase } from './database.ts'

export interface TestApp extends TestDatabase {
  app: FastifyInstance
  clock: ReturnType<typeof testClock>
  config: Config
  services: Services
  /** Calls the API as a client does. */
  call(name: string, body?: object, headers?: Record<string, string>, from?: string): Promise<Answer>
  /** The messages that were sent, the newest first. */
  sent(): Promise<OutboxEntry[]>
  /** A logged-in person. */
  logIn(name?: string): Promise<{ accountId: number; token: string }>
}

export interface Answer {
  status: number
  headers: Record<string, unknown>
  body: Record<string, unknown> & { success: boolean; code?: string; message?: string }
}

type Options = Partial<
  Pick<AppDeps, 'limits' | 'timeLimits' | 'memory' | 'pressure' | 'tracing' | 'logTo' | 'probes' | 'client'>
> & {
  env?: Record<string, string>
  geocoder?: Geocoder
  /** Replaces the configured services for reaching people. */
  outside?: Partial<Outside>
  /** Replaces the sandbox gateway, and gets the clock of the test. */
  gateway?: (clock: Clock) => PaymentGateway
  settingDefaults?: Parameters<typeof composeServices>[0]['settingDefaults']
  /** How long what was found sold out is refused without a look. */
  soldOutMs?: number
  /** Adds routes or hooks that only some compositions of the app have. */
  extend?: (
    app: FastifyInstance,
    deps: Pick<AppDeps, 'config' | 'database' | 'clock'> & { services: Services },
  ) => Promise<unknown>
  database?: DatabaseOptions
}

/** The real app on a database of its own, for one test file. After each test the invariants are checked. */
export function testApp(options: Options = {}): TestApp {
  const made = {} as TestApp
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quayside-test-'))
    Object.assign(made, await makeTestApp(folder, options))
  })
  afterEach(async () => {
    expect(await brokenInvariants(made.database.query)).toEqual([])
  })
  afterAll(async () => {
    await made.app?.close()
    await made.close?.()
    await rm(folder, { recursive: true, force: true })
  })
  return made
}

async function makeTestApp(folder: string, options: Options): Promise<TestApp> {
  const {
    env,
    outside: replaced,
    gateway,
    geocoder,
    settingDefaults,
    // What a test has changed it reads at once.
    soldOutMs = 0,
    extend,
    database: databaseOptions,
    ...rest
  } = options
  const opened = await openTestDatabase(databaseOptions)
  const { database } = opened
  const clock = testClock()
  const config = readConfig({ APP_MODE: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', ...env })
  const messages = await messageAdapters(config, clock)
  const taking = gateway && { gateway: gateway(clock), sandboxPayments: false }
  const outside = { ...(await outsideOf(config, messages.messages, clock)), ...replaced, ...taking }
  const feeds = calendarFeeds({ mayBePrivate: true })
  const services = composeServices({
    ...{ database, clock, outside, geocoder, feeds },
    ...{ settingDefaults, soldOutMs },
  })
  const app = await buildApp({
    config,
    database,
    clock,
    services,
    messages,
    client: undefined,
    // A busy machine is not the subject of tests, unless they say so.
    pressure: { maxEventLoopDelay: 0 },
    // A test reads at once what it has changed.
    memory: { answers: 0, bytes: 0 },
    ...rest,
  })
  await extend?.(app, { config, database, clock, services })
  await app.ready()
  return {
    ...opened,
    app,
    clock,
    config,
    services,
    sent: () => messages.listOutbox(10_000),
    async call(name, body = {}, headers = {}, remoteAddress = '192.0.2.200') {
      const answer = await app.inject({
        method: 'POST',
        url: `${callPrefix}/${name}`,
        payload: body,
        headers,
        remoteAddress,
      })
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
    },
    async logIn(name = 'Amira') {
      const accountId = await services.accounts.open(name)
      return { accountId, token: await services.accounts.beginSession(accountId, 'a test') }
    },
  }
}
