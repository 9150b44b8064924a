import * as v from 'valibot'
import { count, id, longText, shortText, slug } from './limits.ts'

/** A setting as it travels: both sides read it through `contract/settings.ts`, which knows its type and default. */
export const settingPair = v.object({ key: shortText, value: longText })

/** A language the marketplace speaks. */
export const languageSchema = v.object({
  id,
  language_name: shortText,
  code: shortText,
  direction: v.fallback(v.picklist(['ltr', 'rtl']), 'ltr'),
  is_default: v.fallback(v.picklist([0, 1]), 0),
})
/** A language the marketplace speaks. */
export type Language = v.InferOutput<typeof languageSchema>

/** A language with every text in it: the built-in pack with the operator's own words over it. */
export const languagePackSchema = v.object({
  ...languageSchema.entries,
  texts: v.record(shortText, longText),
})

/** A country a phone may be from. */
export const countryCodeSchema = v.object({
  flag: shortText,
  name: shortText,
  dial_code: shortText,
  code: shortText,
})
/** A country a phone may be from. */
export type Country = v.InferOutput<typeof countryCodeSchema>

/** Help, a question with its answer, or a policy. `content` is HTML, cleaned when stored and again when shown. */
export const pageSchema = v.object({
  slug,
  kind: v.fallback(v.picklist(['help', 'faq', 'policy']), 'help'),
  title: shortText,
  content: longText,
})
/** Help, a question with its answer, or a policy. */
export type Page = v.InferOutput<typeof pageSchema>

/** `GET /version.json`: raised numbers tell open clients to fetch settings anew, or to drop their caches. */
export const versionSchema = v.object({ forceNewSettingsVersion: count, forceCacheClearVersion: count })
/** `GET /version.json`. */
export type Version = v.InferOutput<typeof versionSchema>
