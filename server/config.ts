import * as v from 'valibot'

const mode = v.picklist(['demo', 'production', 'test'])
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535),
)
const url = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be a ${schemes.join(' or ')} address`,
    ),
  )

const secureUrl = v.pipe(
  v.string(),
  v.check(
    (text) => URL.canParse(text) && /^https?:/.test(new URL(text).protocol) && !isPlainAndRemote(text),
    'must be an https: address',
  ),
)

function headersIn(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split(/=(.*)/))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]))
}

const environment = v.object({
  APP_MODE: v.optional(mode, 'production'),
  PORT: v.optional(port, '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_ORIGIN: v.optional(url('http:', 'https:')),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(url('postgres:', 'postgresql:')),
  DATABASE_READ_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((it) => it.trim())),
      v.array(url('postgres:', 'postgresql:')),
    ),
  ),
  DATABASE_READ_LAG: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'must be how many seconds a replica may be behind, 2 to 999'),
      v.transform(Number),
      v.minValue(2, 'must be how many seconds a replica may be behind, 2 to 999'),
    ),
    '5',
  ),
  REDIS_URL: v.optional(url('redis:', 'rediss:')),
  SMTP_URL: v.optional(url('smtp:', 'smtps:')),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(/@/, 'must hold an e-mail address'))),
  SMS_WEBHOOK_URL: v.optional(url('http:', 'https:')),
  GEOCODER_URL: v.optional(secureUrl),
  GOOGLE_PLACES_KEY: v.optional(v.string()),
  CODE_PEPPER: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/, 'must be 65 bytes as base64url')),
  ),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes as base64url')),
  ),
  RECAPTCHA_SECRET: v.optional(v.string()),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret or restricted key')),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^whsec_[\w+/=]+(,whsec_[\w+/=]+)*$/, 'must be signing secrets with commas between'),
      v.transform((text) => text.split(',')),
    ),
  ),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_ISSUER: v.optional(secureUrl, 'https://accounts.google.com'),
  FACEBOOK_APP_SECRET: v.optional(v.string()),
  WORKERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'must be how many processes serve, 0 for one a core'),
      v.transform(Number),
    ),
    '1',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url('http:', 'https:')),
  OTEL_EXPORTER_OTLP_HEADERS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+=[^,]+(,[\w-]+=[^,]+)*$/, 'must be name=value with commas between'),
      v.transform(headersIn),
    ),
  ),
  OTEL_SERVICE_NAME: v.optional(v.string(), 'quayside'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d$/, 'must be how many proxies stand in front: 0 to 9'),
      v.transform(Number),
    ),
    '0',
  ),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  FAILPOINT: v.optional(v.string()),
})

type Environment = v.InferOutput<typeof environment>

export interface Config {
  mode: 'demo' | 'production' | 'test'
  port: number
  host: string
  publicOrigin: string
  dataDir: string
  databaseUrl: string | undefined
  /** Databases that follow that one, for public reads, and how far behind they may be. */
  replicas: { urls: string[]; mostBehindMs: number } | undefined
  redisUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  smsWebhookUrl: string | undefined
  geocoderUrl: string | undefined
  googlePlacesKey: string | undefined
  codePepper: string | undefined
  vapidKeys: { publicKey: string; privateKey: string } | undefined
  recaptchaSecret: string | undefined
  stripe: { secretKey: string; webhookSecrets: string[] } | undefined
  googleClientSecret: string | undefined
  googleIssuer: string
  facebookAppSecret: string | undefined
  /** How many processes serve; 0: one a core. */
  workers: number
  /** Where traces go, with which headers and under which name. */
  traces: { endpoint: string; headers: Record<string, string>; serviceName: string } | undefined
  metricsToken: string | undefined
  trustedProxies: number
  logLevel: string
  failpoint: string | undefined
}

/** Thrown where the environment is not usable. Each line names a variable and its problem. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(['The configuration is not usable:', ...problems.map((it) => `  ${it}`)].join('\n'))
    this.name = 'ConfigError'
  }
}

/** Reads the environment, or throws with every variable that is wrong. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable is how most tools say "not set".
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(environment, given)
  if (!parsed.success) {
    throw new ConfigError(parsed.issues.map((it) => `${v.getDotPath(it)}: ${it.message}`))
  }
  const found = parsed.output
  const problems = found.APP_MODE === 'production' ? productionProblems(found) : []
  if ((found.VAPID_PUBLIC_KEY === undefined) !== (found.VAPID_PRIVATE_KEY === undefined))
    problems.push('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: come as a pair')
  if ((found.STRIPE_SECRET_KEY === undefined) !== (found.STRIPE_WEBHOOK_SECRET === undefined))
    problems.push('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: come as a pair')
  if (found.DATABASE_READ_URL && !found.DATABASE_URL)
    problems.push('DATABASE_READ_URL: needs DATABASE_URL; the embedded database has no replicas')
  if (found.APP_MODE !== 'production' && found.STRIPE_SECRET_KEY?.includes('_live_'))
    problems.push('STRIPE_SECRET_KEY: is a live key; nothing but production takes real money')
  if (problems.length > 0) throw new ConfigError(problems)
  return toConfig(found)
}

function productionProblems(found: Environment): string[] {
  const problems: string[] = []
  const need = (name: keyof Environment, why: string) => {
    if (found[name] === undefined) problems.push(`${name}: is not set; ${why}`)
  }
  need('PUBLIC_ORIGIN', 'links in messages need the address people use')
  need('SMTP_URL', 'production has no outbox, so mail needs a server')
  need('MAIL_FROM', 'mail needs a sender')
  need('SMS_WEBHOOK_URL', 'production has no outbox, so codes need a way to phones')
  if (found.DATABASE_URL)
    need('CODE_PEPPER', 'with a database elsewhere all servers need one secret that no address can tell')
  for (const name of ['PUBLIC_ORIGIN', 'SMS_WEBHOOK_URL'] as const) {
    if (found[name] && isPlainAndRemote(found[name]))
      problems.push(`${name}: must be https; it carries what is secret`)
  }
  if (found.FAILPOINT) problems.push('FAILPOINT: is for tests alone')
  return problems
}

function pairOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Environment) {
  return publicKey && privateKey ? { publicKey, privateKey } : undefined
}

function replicasOf({ DATABASE_READ_URL: urls, DATABASE_READ_LAG: seconds }: Environment) {
  return urls && { urls, mostBehindMs: seconds * 1_000 }
}

function tracesOf(found: Environment): Config['traces'] {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = found
  return endpoint === undefined ? undefined : { endpoint, headers, serviceName: found.OTEL_SERVICE_NAME }
}

function stripeOf({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets }: Environment) {
  return secretKey && webhookSecrets ? { secretKey, webhookSecrets } : undefined
}

function isPlainAndRemote(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function toConfig(found: Environment): Config {
  return {
    mode: found.APP_MODE,
    port: found.PORT,
    host: found.HOST,
    publicOrigin: new URL(found.PUBLIC_ORIGIN ?? `http://localhost:${found.PORT}`).origin,
    dataDir: found.DATA_DIR,
    databaseUrl: found.DATABASE_URL,
    replicas: replicasOf(found),
    redisUrl: found.REDIS_URL,
    smtpUrl: found.SMTP_URL,
    mailFrom: found.MAIL_FROM ?? 'bookings@localhost',
    smsWebhookUrl: found.SMS_WEBHOOK_URL,
    geocoderUrl: found.GEOCODER_URL,
    googlePlacesKey: found.GOOGLE_PLACES_KEY,
    codePepper: found.CODE_PEPPER,
    vapidKeys: pairOf(found),
    recaptchaSecret: found.RECAPTCHA_SECRET,
    stripe: stripeOf(found),
    googleClientSecret: found.GOOGLE_CLIENT_SECRET,
    googleIssuer: found.GOOGLE_ISSUER,
    facebookAppSecret: found.FACEBOOK_APP_SECRET,
    workers: found.WORKERS,
    traces: tracesOf(found),
    metricsToken: found.METRICS_TOKEN,
    trustedProxies: found.TRUSTED_PROXIES,
    logLevel: found.LOG_LEVEL,
    failpoint: found.FAILPOINT,
  }
}
