import { queryOptions } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { getCountryCodes } from '#contract/calls/app.ts'
import type { Country } from '#contract/entities/settings.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'
import { storedValue } from '#src/data/stored-value.ts'

/** The countries that a phone number may be from, named in a language. */
export const countriesIn = (language_id: number) =>
  queryOptions({
    queryKey: ['countries', language_id],
    queryFn: async ({ signal }) => (await send(getCountryCodes, { language_id }, signal)).countries,
    meta: persisted,
    staleTime: Number.POSITIVE_INFINITY,
  })

const remembered = storedValue('phone country', v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)))

/** The country that was chosen here last, else the one of the device's languages; unknown on the server. */
export function useLikelyCountry(): string | undefined {
  return useSyncExternalStore(remembered.subscribe, likelyCountry, () => undefined)
}

function likelyCountry(): string | undefined {
  return remembered.get() ?? regionOf(navigator.languages)
}

export const rememberCountry = (code: string) => remembered.set(code)

/** The region of the first language that names one: 'en-GB' is read in Great Britain. */
export function regionOf(languages: readonly string[]): string | undefined {
  for (const tag of languages) {
    const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(tag)?.[1]
    if (region) return region
  }
  return undefined
}

/**
 * Finds a country by its code, else the likely one. Dial codes will not do: several countries may share one.
 */
export function countryOf(
  countries: readonly Country[],
  code: string | undefined,
  otherwise: string,
): Country | undefined {
  return (
    countries.find((it) => it.code === code) ?? countries.find((it) => it.code === otherwise) ?? countries[0]
  )
}
