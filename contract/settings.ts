import * as v from 'valibot'

/** What a setting is: its form as text, its default, and what it does, in words for the operator. */
export interface SettingDefinition<T> {
  /** Reads the stored text. */
  parse: v.GenericSchema<string, T>
  default: string
  description: string
}

function define<T>(
  parse: v.GenericSchema<string, T>,
  fallback: string,
  description: string,
): SettingDefinition<T> {
  return { parse, default: fallback, description }
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
  storeName: define(named, 'Quayside', 'What the marketplace calls itself.'),
  storeColor: define(
    color,
    '#0B7A75',
    'The accent colour. Its contrast with text is corrected where needed.',
  ),
  currencyCode: define(currency, 'USD', 'The currency of all prices, ISO 4217.'),
  currencySymbol: define(named, '$', 'The sign that stands beside an amount.'),
  currencySymbolAlign: define(
    v.picklist(['left', 'right'], 'must be left or right'),
    'left',
    'The side of the amount on which the sign stands.',
  ),
  walletName: define(named, 'Wallet', 'What the wallet is called.'),
  enSOV: define(flag, 'true', 'Phone numbers are verified by a code at registration.'),
  enOLnR: define(
    flag,
    'true',
    'People log in with a code sent to their phone; false: with e-mail and password.',
  ),
  enPassResetEmail: define(flag, 'true', 'A forgotten password can be set anew by e-mail.'),
  enableReferAndEarn: define(flag, 'true', 'People may refer others and earn by it.'),
  referralDiscountRate: define(
    number(0, 100),
    '0',
    'What a referred person saves on the first paid booking, in per cent.',
  ),
  enableFacebookLogin: define(flag, 'false', 'Login with Facebook is offered.'),
  facebookAppId: define(line, '', "The app's id at Facebook."),
  enableGoogleLogin: define(flag, 'false', 'Login with Google is offered.'),
  googleAppId: define(line, '', 'The client id at Google.'),
  googleRecaptchaSiteKey: define(line, '', 'The captcha shown at login; empty: none.'),
  defaultPhoneCountryCode: define(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as PT')),
    'US',
    'The country chosen first where a phone number is entered.',
  ),
  homePlaceName: define(
    line,
    '',
    'The town the marketplace is at home in; people far from everything are led there. Empty: none.',
  ),
  homePlaceLatitude: define(number(-90, 90), '0', 'Where that town is.'),
  homePlaceLongitude: define(number(-180, 180), '0', 'Where that town is.'),
  streetTilesUrl: define(tileTemplate, '/tiles/street/{z}/{x}/{y}', 'Where street map tiles come from.'),
  satelliteTilesUrl: define(tileTemplate, '/tiles/satellite/{z}/{x}/{y}', 'Where satellite tiles come from.'),
  mapAttribution: define(line, '', 'Who the map is by, shown on it.'),
  supportEmail: define(
    v.union([v.pipe(line, v.email('must be an e-mail address')), v.literal('')]),
    '',
    'Where people write for help; empty: not shown.',
  ),
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
