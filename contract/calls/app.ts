import * as v from 'valibot'
import { call } from '../call.ts'
import { id } from '../entities/limits.ts'
import {
  countryCodeSchema,
  languagePackSchema,
  languageSchema,
  pageSchema,
  settingPair,
} from '../entities/settings.ts'

/** The operator's settings that a client may know. */
export const getSettings = call('get-settings', {
  request: {},
  reply: { settings: v.array(settingPair) },
})

/** The languages to choose from. */
export const getAllLanguages = call('get-all-languages', {
  request: {},
  reply: { languages: v.array(languageSchema) },
})

/** One language with its texts. */
export const getSingleLanguage = call('get-single-language', {
  request: { id },
  reply: { language: languagePackSchema },
  errors: ['NOT_FOUND'],
})

/** The countries a phone may be from, named in the caller's language. */
export const getCountryCodes = call('get-country-codes', {
  request: { language_id: v.optional(id) },
  reply: { countries: v.array(countryCodeSchema) },
})

/** Help, questions and policies in one language. */
export const getPages = call('get-pages', {
  request: { language_id: v.optional(id) },
  reply: { pages: v.array(pageSchema) },
})
