import { useQuery } from '@tanstack/react-query'
import type { Country } from '#contract/entities/settings.ts'
import { readSettings } from '#contract/settings.ts'
import { noteDraft, useDraft } from '#src/core/account/login/draft.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { countriesIn, countryOf, rememberCountry, useLikelyCountry } from './country.ts'

const defaults = readSettings([])
/**
 * Stands in until the list of countries has loaded, or if it never does: a number with its own + needs no
 * country.
 */
const unknown: Country = { flag: '', name: '', dial_code: '+', code: '' }
const none: readonly Country[] = []

/**
 * The country of the number being entered: the chosen one, else the remembered, the device's, or the
 * operator's.
 */
export function useCountry() {
  const { language } = useSpeech()
  const { defaultPhoneCountryCode } = useQuery(settings.values()).data ?? defaults
  const { data: countries = none, isLoading: isComing } = useQuery({
    ...countriesIn(language?.id ?? 0),
    enabled: language !== undefined,
  })
  const chosen = useDraft().country
  const likely = useLikelyCountry()
  const country = countryOf(countries, chosen || likely, defaultPhoneCountryCode) ?? unknown
  return {
    countries,
    country,
    /** Whether the country is still loading. */
    isComing,
    choose({ code }: Country) {
      noteDraft({ country: code })
      rememberCountry(code)
    },
  }
}
