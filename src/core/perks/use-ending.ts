import type { BusinessWallet } from '#contract/entities/wallet.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { shortDayAt } from '#src/lib/dates.ts'

/** The text for what of a wallet expires first, and when; empty where nothing does. */
export function useEnding() {
  const { t, language } = useSpeech()
  const money = useMoney()
  return ({ expiring, balanceFloat }: Pick<BusinessWallet, 'expiring' | 'balanceFloat'>): string => {
    if (!expiring) return ''
    const day = shortDayAt(expiring.expires_at, undefined, language?.code ?? 'en')
    const isAll = expiring.amount === balanceFloat
    return isAll ? t('perks.ends', { day }) : t('perks.partEnds', { amount: money(expiring.amount), day })
  }
}
