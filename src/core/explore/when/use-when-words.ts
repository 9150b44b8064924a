import { clockMs } from '#contract/clock.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { momentAt, shortDayAt } from '#src/lib/dates.ts'
import { type DateRange, dateRangeOf, type TimeChoice } from './when.ts'

const ways = { days: shortDayAt, times: momentAt }

/** The words for a date range, by days or with times: '10 Jun – 12 Jun'. */
export function useDateRangeWords(way: keyof typeof ways): (when: DateRange) => string {
  const { t, language } = useSpeech()
  // The time as on the clock of the place, whatever zone the device has.
  const say = (time: string) =>
    ways[way](new Date(clockMs(time)).toISOString(), 'UTC', language?.code ?? 'en')
  return ({ from, until }) => t('explore.between', { from: say(from), until: say(until) })
}

/** The words for the date range of a time choice; empty where it has no dates. */
export function useTimeWords(way: keyof typeof ways): (choice: TimeChoice) => string {
  const words = useDateRangeWords(way)
  return (choice) => {
    const when = dateRangeOf(choice)
    return when ? words(when) : ''
  }
}
