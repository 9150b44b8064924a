import { useQuery } from '@tanstack/react-query'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'

const defaults = readSettings([])

/** What the marketplace calls its wallet; where it has no name of its own for it, the word of the language. */
export function useWalletName(): string {
  const { t } = useSpeech()
  const { data = defaults } = useQuery(settings.values())
  return data.walletName === defaults.walletName ? t('menu.wallet') : data.walletName
}
