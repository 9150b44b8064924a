import { clockMs } from '#contract/clock.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { momentAt, shortDayAt } from '#src/lib/dates.ts'
import { type DateRange, dateRangeOf, type TimeChoice } from './when.ts'

const ways = { days: shortDayAt, times: momentAt }

/** From which day to which, or from which time: '10 Jun – 12 Jun'. */
export function useDateRangeWords(way: keyof typeof ways): (when: DateRange) => string {
  const { t, language } = useSpeech()
  // Said as it stands on the clock there, whatever the device's own is.
  const say = (time: string) =>
    ways[way](new Date(clockMs(time)).toISOString(), 'UTC', language?.code ?? 'en')
  return ({ from, until }) => t('explore.between', { from: say(from), until: say(until) })
}

/** The same of what an address says; nothing of one that says no dates. */
export function useTimeWords(way: keyof typeof ways): (choice: TimeChoice) => string {
  const words = useDateRangeWords(way)
  return (choice) => {
    const when = dateRangeOf(choice)
    return when ? words(when) : ''
  }
}
