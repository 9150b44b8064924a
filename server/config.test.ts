import { expect, test } from 'vitest'
import { type Config, ConfigError, readConfig } from './config.ts'

const production = {
  APP_MODE: 'production',
  PUBLIC_ORIGIN: 'https://book.example',
  SMTP_URL: 'smtps://user:pass@mail.example',
  MAIL_FROM: 'Quayside <bookings@book.example>',
  SMS_WEBHOOK_URL: 'https://sms.example/send',
}

function problemsOf(env: Record<string, string | undefined>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n').slice(1)
  }
}

test('an environment in which nothing is set has the defaults of the documentation', () => {
  expect(readConfig({ APP_MODE: 'demo' })).toEqual({
    mode: 'demo',
    port: 4000,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:4000',
    dataDir: '.data',
    databaseUrl: undefined,
    replicas: undefined,
    redisUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'bookings@localhost',
    smsWebhookUrl: undefined,
    geocoderUrl: undefined,
    googlePlacesKey: undefined,
    codePepper: undefined,
    vapidKeys: undefined,
    recaptchaSecret: undefined,
    stripe: undefined,
    googleClientSecret: undefined,
    googleIssuer: 'https://accounts.google.com',
    facebookAppSecret: undefined,
    workers: 1,
    traces: undefined,
    metricsToken: undefined,
    trustedProxies: 0,
    logLevel: 'info',
    failpoint: undefined,
  } satisfies Config)
})

test('production with a database elsewhere needs a secret of its own, which no address of a database tells', () => {
  const DATABASE_URL = 'postgres://quayside@db.example/shop'
  expect(problemsOf({ ...production, DATABASE_URL })).toEqual([
    expect.stringMatching(/^ {2}CODE_PEPPER: is not set;/),
  ])
  expect(problemsOf({ ...production, DATABASE_URL, CODE_PEPPER: 'p'.repeat(32) })).toEqual([])
  expect(problemsOf({ APP_MODE: 'demo', DATABASE_URL })).toEqual([])
})

test('replicas are for a PostgreSQL, and each is named by its address', () => {
  const DATABASE_URL = 'postgres://quayside@db.example/shop'
  const urls = ['postgres://quayside@one.example/shop', 'postgres://quayside@two.example/shop']
  const demo = { APP_MODE: 'demo', DATABASE_URL, DATABASE_READ_URL: urls.join(', ') }
  expect(readConfig(demo).replicas).toEqual({ urls, mostBehindMs: 5_000 })
  expect(readConfig({ ...demo, DATABASE_READ_LAG: '30' }).replicas?.mostBehindMs).toBe(30_000)
  expect(problemsOf({ ...demo, DATABASE_URL: undefined })).toEqual([
    '  DATABASE_READ_URL: needs DATABASE_URL; the embedded database has no replicas',
  ])
  expect(problemsOf({ ...demo, DATABASE_READ_URL: `${urls[0]},one.example` })).toEqual([
    expect.stringMatching(/^ {2}DATABASE_READ_URL\S*: must be a postgres: or postgresql: address/),
  ])
  for (const DATABASE_READ_LAG of ['1', 'soon', '1000', '2.5'])
    expect(problemsOf({ ...demo, DATABASE_READ_LAG })).toEqual([
      '  DATABASE_READ_LAG: must be how many seconds a replica may be behind, 2 to 999',
    ])
})

test('Stripe is set up by a key and its webhook’s secrets, and real money is for production alone', () => {
  const STRIPE_SECRET_KEY = 'rk_live_51Harbour'
  const STRIPE_WEBHOOK_SECRET = 'whsec_first,whsec_next'
  const stripe = { secretKey: STRIPE_SECRET_KEY, webhookSecrets: ['whsec_first', 'whsec_next'] }
  expect(readConfig({ ...production, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })).toMatchObject({ stripe })
  expect(problemsOf({ ...production, STRIPE_SECRET_KEY })).toEqual([
    expect.stringContaining('come as a pair'),
  ])
  expect(problemsOf({ ...production, STRIPE_WEBHOOK_SECRET })).toHaveLength(1)
  expect(problemsOf({ APP_MODE: 'demo', STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })).toEqual([
    expect.stringMatching(/^ {2}STRIPE_SECRET_KEY: is a live key/),
  ])
  const wrong = problemsOf({ ...production, STRIPE_SECRET_KEY: 'pk_live_x', STRIPE_WEBHOOK_SECRET: 'first' })
  expect(wrong).toEqual([
    expect.stringMatching(/^ {2}STRIPE_SECRET_KEY: must be/),
    expect.stringMatching(/^ {2}STRIPE_WEBHOOK_SECRET: must be/),
  ])
})

test('without a mode it is production', () => {
  expect(readConfig({ ...production, APP_MODE: undefined }).mode).toBe('production')
})

test('an empty variable is one that is not set', () => {
  const empty = {
    PORT: '',
    DATABASE_URL: '',
    REDIS_URL: '',
    TRUSTED_PROXIES: '',
    LOG_LEVEL: '',
    FAILPOINT: '',
  }
  expect(readConfig({ ...production, ...empty })).toEqual(readConfig(production))
})

test('what is set is taken, links know the port, and an origin has no path', () => {
  expect(readConfig({ APP_MODE: 'demo', PORT: '4100' }).publicOrigin).toBe('http://localhost:4100')
  const config = readConfig({
    ...production,
    PUBLIC_ORIGIN: 'https://book.example/app/',
    TRUSTED_PROXIES: '2',
  })
  expect(config).toMatchObject({ publicOrigin: 'https://book.example', trustedProxies: 2 })
  expect(config.mailFrom).toBe('Quayside <bookings@book.example>')
})

test.each([
  ['APP_MODE', 'staging'],
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PUBLIC_ORIGIN', 'book.example'],
  ['PUBLIC_ORIGIN', 'ftp://book.example'],
  ['DATABASE_URL', 'mysql://db/main'],
  ['REDIS_URL', 'localhost:6379'],
  ['SMTP_URL', 'mail.example:25'],
  ['MAIL_FROM', 'Quayside'],
  ['SMS_WEBHOOK_URL', 'javascript:alert(1)'],
  ['METRICS_TOKEN', 'short'],
  ['TRUSTED_PROXIES', 'true'],
  ['TRUSTED_PROXIES', '10'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by its name', (name, value) => {
  const problems = problemsOf({ APP_MODE: 'demo', [name]: value })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^ {2}${name}: `))
})

test('all that is wrong is said at once, and no secret is repeated', () => {
  const problems = problemsOf({ APP_MODE: 'demo', PORT: 'x', SMTP_URL: 'http://user:hunter2@mail' })
  expect(problems.map((it) => it.split(':')[0]?.trim())).toEqual(['PORT', 'SMTP_URL'])
  expect(problems.join()).not.toContain('hunter2')
})

test('production starts with what it needs', () => {
  expect(problemsOf(production)).toEqual([])
})

test.each(['PUBLIC_ORIGIN', 'SMTP_URL', 'MAIL_FROM', 'SMS_WEBHOOK_URL'])(
  'production without %s says so',
  (name) => {
    expect(problemsOf({ ...production, [name]: '' })).toEqual([
      expect.stringMatching(`^  ${name}: is not set; `),
    ])
  },
)

test.each(['PUBLIC_ORIGIN', 'SMS_WEBHOOK_URL'])(
  'production refuses %s without encryption, but on this machine',
  (name) => {
    expect(problemsOf({ ...production, [name]: 'http://book.example' })).toEqual([
      expect.stringMatching(`^  ${name}: must be https`),
    ])
    for (const here of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000']) {
      expect(problemsOf({ ...production, [name]: `http://${here}` })).toEqual([])
    }
  },
)

test('production refuses a failpoint; a test may have one', () => {
  expect(problemsOf({ ...production, FAILPOINT: 'order.after_lock' })).toEqual([
    '  FAILPOINT: is for tests alone',
  ])
  expect(readConfig({ APP_MODE: 'test', FAILPOINT: 'order.after_lock' }).failpoint).toBe('order.after_lock')
})

test.each(['ftp://geo.example', 'http://geo.example', 'geo.example'])(
  'a geocoder at %s is refused: what people look for is theirs',
  (GEOCODER_URL) => {
    expect(problemsOf({ APP_MODE: 'demo', GEOCODER_URL })).toEqual([
      '  GEOCODER_URL: must be an https: address',
    ])
  },
)

test('traces go where the variables of OpenTelemetry say', () => {
  const endpoint = 'http://127.0.0.1:4318'
  const named = { APP_MODE: 'demo', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }
  expect(readConfig(named).traces).toEqual({ endpoint, headers: {}, serviceName: 'quayside' })
  const more = {
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20aGk=,x-team=quay',
    OTEL_SERVICE_NAME: 'shop',
  }
  expect(readConfig({ ...named, ...more }).traces).toEqual({
    ...{ endpoint, serviceName: 'shop' },
    headers: { authorization: 'Basic aGk=', 'x-team': 'quay' },
  })
  expect(problemsOf({ ...named, OTEL_EXPORTER_OTLP_HEADERS: 'nothing' })).toEqual([
    expect.stringContaining('OTEL_EXPORTER_OTLP_HEADERS'),
  ])
})
