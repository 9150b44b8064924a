import * as v from 'valibot'
import { define, line, number, type ReadBy, readBy, settingDefinitions } from './settings.ts'

const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as EUR'))
const amounts = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(,\d{1,6}){0,5}$/, 'must be whole amounts such as 10,25,50'),
  v.transform((text) => text.split(',').map(Number)),
)

/** All settings: those that clients read, and those that only the server reads. */
export const definitions = {
  ...settingDefinitions,
  currencyCode: define(currency, 'USD'),
  facebookAppId: define(line, ''),
  googleAppId: define(line, ''),
  referralRewardAmount: define(number(0, 1_000), '0'),
  referralLeastPaid: define(number(0, 10_000), '20'),
  referralMostRewards: define(number(0, 1_000), '20'),
  topUpAmounts: define(amounts, '10,25,50,100'),
  walletMost: define(number(0, 1_000_000), '1000'),
  smsDailyBudget: define(v.pipe(number(0, 1_000_000), v.integer('must be a whole number')), '2000'),
  mostHeldPercent: define(number(1, 100), '10'),
  phoneCountries: define(
    v.pipe(v.string(), v.regex(/^(|[A-Z]{2}(,[A-Z]{2})*)$/, 'must be ISO 3166 codes such as PT,ES')),
    '',
  ),
}

/** The name of a setting. */
export type SettingKey = keyof typeof definitions

/** The values of all settings, parsed. */
export type AllSettings = ReadBy<typeof definitions>

/** Whether a text is the name of a setting. */
export function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(definitions, key)
}

/** Parses settings from key and value pairs. */
export const readAll = (pairs: Parameters<typeof readBy>[1]): AllSettings => readBy(definitions, pairs)

/** Why the value that an operator wants to set is refused; undefined where it is fine. */
export function settingProblem(key: SettingKey, value: string): string | undefined {
  const parsed = v.safeParse(definitions[key].parse, value)
  return parsed.success ? undefined : parsed.issues[0].message
}
