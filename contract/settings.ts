import * as v from 'valibot'

/**
 * The definition of a setting: its form as text and its default. What it does is explained to operators alone, by the
 * server.
 */
export interface SettingDefinition<T> {
  /** Reads the stored text. */
  parse: v.GenericSchema<string, T>
  default: string
}

/** Defines a setting by how it is read, and by its value until somebody changes it. */
export function define<T>(parse: v.GenericSchema<string, T>, fallback: string): SettingDefinition<T> {
  return { parse, default: fallback }
}

const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((text) => text === 'true'),
)
/** A line of text. */
export const line = v.pipe(v.string(), v.trim(), v.maxLength(200, 'must have 200 characters at most'))
const named = v.pipe(line, v.minLength(1, 'must not be empty'))
const color = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0B7A75'))
/** A number within bounds, as text. */
export const number = (min: number, max: number) =>
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

/** The settings by which clients go. Secrets are configuration, never settings. */
export const settingDefinitions = {
  storeName: define(named, 'Quayside'),
  storeColor: define(color, '#0B7A75'),
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
  enableGoogleLogin: define(flag, 'false'),
  googleRecaptchaSiteKey: define(line, ''),
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
  offlineWorker: define(flag, 'true'),
  supportEmail: define(v.union([v.pipe(line, v.email('must be an e-mail address')), v.literal('')]), ''),
} satisfies Record<string, SettingDefinition<unknown>>

type Definitions = Readonly<Record<string, SettingDefinition<unknown>>>

/** The values of defined settings, parsed. */
export type ReadBy<D extends Definitions> = { [K in keyof D]: v.InferOutput<D[K]['parse']> }

/** The settings that a client knows. */
export type Settings = ReadBy<typeof settingDefinitions>

type Pairs = readonly { key: string; value: string }[]

/**
 * Parses settings from key and value pairs. What is missing, unknown to this build or unreadable becomes the default,
 * so that neither an older nor a newer server can leave a screen without a colour or a currency.
 */
export function readBy<D extends Definitions>(definitions: D, pairs: Pairs): ReadBy<D> {
  const given = new Map(pairs.map((it) => [it.key, it.value]))
  const entries = Object.entries(definitions).map(([key, { parse, default: fallback }]) => {
    const parsed = v.safeParse(parse, given.get(key) ?? fallback)
    return [key, parsed.success ? parsed.output : v.parse(parse, fallback)]
  })
  return Object.fromEntries(entries) as ReadBy<D>
}

/** Parses the settings that a client knows. */
export const readSettings = (pairs: Pairs): Settings => readBy(settingDefinitions, pairs)
