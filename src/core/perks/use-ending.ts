import type { BusinessWallet } from '#contract/entities/wallet.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { shortDayAt } from '#src/lib/dates.ts'

/** Says how much of a wallet ends first, and when. */
export function useEnding() {
  const { t, language } = useSpeech()
  const money = useMoney()
  return ({ amount, expires_at }: NonNullable<BusinessWallet['expiring']>) =>
    t('perks.partEnds', {
      amount: money(amount),
      day: shortDayAt(expires_at, undefined, language?.code ?? 'en'),
    })
}
