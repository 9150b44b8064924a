import * as v from 'valibot'

/** What a setting is: its form as text and its default. What it does is said to operators alone, by the server. */
export interface SettingDefinition<T> {
  /** Reads the stored text. */
  parse: v.GenericSchema<string, T>
  default: string
}

function define<T>(parse: v.GenericSchema<string, T>, fallback: string): SettingDefinition<T> {
  return { parse, default: fallback }
}

const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true'),
)
const line = v.pipe(v.string(), v.trim(), v.maxLength(200, 'must have 200 characters at most'))
const named = v.pipe(line, v.minLength(1, 'must not be empty'))
const color = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0B7A75'))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as EUR'))
const number = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^-?\d+(\.\d+)?$/, 'must be a number'),
    v.transform(Number),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be ${max} or less`),
  )
const tileTemplate = v.pipe(
  v.string(),
  v.check(
    (text) => /^(\/|https:\/\/)/.test(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part)),
    'must begin with / or https:// and hold {z}, {x} and {y}',
  ),
)

/** Every setting a client may know. Secrets are configuration, never settings. */
export const settingDefinitions = {
  storeName: define(named, 'Quayside'),
  storeColor: define(color, '#0B7A75'),
  currencyCode: define(currency, 'USD'),
  currencySymbol: define(named, '$'),
  currencySymbolAlign: define(v.picklist(['left', 'right'], 'must be left or right'), 'left'),
  walletName: define(named, 'Wallet'),
  enSOV: define(flag, 'true'),
  enOLnR: define(flag, 'true'),
  enPassResetEmail: define(flag, 'true'),
  enableReferAndEarn: define(flag, 'true'),
  referralDiscountRate: define(number(0, 100), '0'),
  onlinePayment: define(flag, 'true'),
  enableFacebookLogin: define(flag, 'false'),
  facebookAppId: define(line, ''),
  enableGoogleLogin: define(flag, 'false'),
  googleAppId: define(line, ''),
  googleRecaptchaSiteKey: define(line, ''),
  smsDailyBudget: define(v.pipe(number(0, 1_000_000), v.integer('must be a whole number')), '2000'),
  phoneCountries: define(
    v.pipe(v.string(), v.regex(/^(|[A-Z]{2}(,[A-Z]{2})*)$/, 'must be ISO 3166 codes such as PT,ES')),
    '',
  ),
  registrationPolicy: define(
    v.pipe(v.string(), v.trim(), v.maxLength(5_000, 'must have 5000 characters at most')),
    '',
  ),
  outboxAddress: define(
    v.union([v.literal(''), v.pipe(line, v.regex(/^\/[^/]/, 'must be a path such as /dev/outbox'))]),
    '',
  ),
  defaultPhoneCountryCode: define(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as PT')),
    'US',
  ),
  homePlaceName: define(line, ''),
  homePlaceLatitude: define(number(-90, 90), '0'),
  homePlaceLongitude: define(number(-180, 180), '0'),
  streetTilesUrl: define(tileTemplate, '/tiles/street/{z}/{x}/{y}'),
  satelliteTilesUrl: define(tileTemplate, '/tiles/satellite/{z}/{x}/{y}'),
  mapAttribution: define(line, ''),
  mostHeldPercent: define(number(1, 100), '10'),
  offlineWorker: define(flag, 'true'),
  supportEmail: define(v.union([v.pipe(line, v.email('must be an e-mail address')), v.literal('')]), ''),
} satisfies Record<string, SettingDefinition<unknown>>

/** A setting there is. */
export type SettingKey = keyof typeof settingDefinitions

/** The settings, read. */
export type Settings = { [K in SettingKey]: v.InferOutput<(typeof settingDefinitions)[K]['parse']> }

/** Is this the name of a setting? */
export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefinitions, key)
}

/**
 * Reads key and value pairs. What is missing, unknown to this build or unreadable becomes the default,
 * so that neither an older nor a newer server can leave a screen without a colour or a currency.
 */
export function readSettings(pairs: readonly { key: string; value: string }[]): Settings {
  const given = new Map(pairs.map((it) => [it.key, it.value]))
  const entries = Object.entries(settingDefinitions).map(([key, { parse, default: fallback }]) => {
    const parsed = v.safeParse(parse, given.get(key) ?? fallback)
    return [key, parsed.success ? parsed.output : v.parse(parse, fallback)]
  })
  return Object.fromEntries(entries) as Settings
}

/** What is wrong with a value an operator wants to set; undefined when nothing is. */
export function settingProblem(key: SettingKey, value: string): string | undefined {
  const parsed = v.safeParse(settingDefinitions[key].parse, value)
  return parsed.success ? undefined : parsed.issues[0].message
}
