import type { Stay } from '#contract/rental/stay.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { timeWords } from '#src/lib/clock-words.ts'

/** The words for the beginning and end of a stay, with days and hours. */
export function useStayWords(): (stay: Stay) => string {
  const { t, language } = useSpeech()
  const say = (time: string) => timeWords(time, language?.code ?? 'en')
  return ({ start, end }) => t('stay.fromUntil', { from: say(start), until: say(end) })
}
