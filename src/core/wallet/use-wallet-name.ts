import { useQuery } from '@tanstack/react-query'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'

const defaults = readSettings([])

/** The operator's name for the wallet, or the language's word where they gave it none. */
export function useWalletName(): string {
  const { t } = useSpeech()
  const { data = defaults } = useQuery(settings.values())
  return data.walletName === defaults.walletName ? t('menu.wallet') : data.walletName
}
