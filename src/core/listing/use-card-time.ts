import type { Card } from '#contract/entities/card.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { dayAndHourAt, dayAt, roundHourAt } from '#src/lib/dates.ts'

const DAY_MS = 86_400_000

type Dated = Pick<Card, 'start_time' | 'end_time' | 'timezone'>

/** The time of a card's listing, by the clock there: 'Today, 5 pm', 'Sat 28 Nov, 7:30 pm'; undefined: no dates. */
export function useCardTime(): (card: Dated) => string | undefined {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  return ({ start_time: start, end_time: end, timezone }) => {
    if (start === null) return undefined
    const now = serverNow() ?? Date.now()
    const day = (ms: number) => dayAt(new Date(ms).toISOString(), timezone, locale)
    const starts = dayAt(start, timezone, locale)
    const time = roundHourAt(start, timezone, locale)
    if (starts === day(now)) return t('card.today', { time })
    if (starts === day(now + DAY_MS)) return t('card.tomorrow', { time })
    const isOn = Date.parse(start) <= now && end !== null && Date.parse(end) > now
    return isOn
      ? t('card.onUntil', { day: dayAt(end, timezone, locale) })
      : dayAndHourAt(start, timezone, locale)
  }
}
