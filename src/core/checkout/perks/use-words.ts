import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { dayAt } from '#src/lib/dates.ts'
import type { Words } from './offer.ts'

/** How words, amounts and days are said here. */
export function useWords(): Words {
  const { t, language } = useSpeech()
  const money = useMoney()
  return { t, money, day: (instant) => dayAt(instant, undefined, language?.code ?? 'en') }
}
