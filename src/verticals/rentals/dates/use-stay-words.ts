import type { Stay } from '#contract/rental/stay.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { timeWords } from '#src/lib/clock-words.ts'

/** From which day and hour until which. */
export function useStayWords(): (stay: Stay) => string {
  const { t, language } = useSpeech()
  const say = (time: string) => timeWords(time, language?.code ?? 'en')
  return ({ start, end }) => t('stay.fromUntil', { from: say(start), until: say(end) })
}
