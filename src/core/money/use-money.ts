import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '#contract/money.ts'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'

const defaults = readSettings([])

/** Formats amounts as the marketplace does: with its sign, on its side, in the reader's digits. */
export function useMoney(): (amount: unknown) => string {
  const { t, language } = useSpeech()
  const { data = defaults } = useQuery(settings.values())
  const look = {
    currencySymbol: data.currencySymbol,
    side: data.currencySymbolAlign,
    locale: language?.code ?? 'en',
  }
  return (amount) => formatMoney(amount, look, t('invalidNumber'))
}
