import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { dayAt } from '#src/lib/dates.ts'
import type { Formatters } from './perk-choice.ts'

/** The formatters for the current language. */
export function useFormatters(): Formatters {
  const { t, language } = useSpeech()
  const money = useMoney()
  return { t, money, day: (instant) => dayAt(instant, undefined, language?.code ?? 'en') }
}
