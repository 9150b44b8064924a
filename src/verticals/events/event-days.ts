import * as v from 'valibot'
import { clockMs } from '#contract/clock.ts'
import { eventDaySchema, eventDays } from '#contract/event/days.ts'
import type { NamedTime, TimeFilter } from '#src/core/explore/explored.ts'
import { useDateRangeWords } from '#src/core/explore/when/use-when-words.ts'
import { dateRangeOf, requestDates, type TimeChoice } from '#src/core/explore/when/when.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { dayAhead } from './day-ahead.ts'
import { namedDay } from './named-day.ts'
import { clockNow, daysIn, earliestNow } from './whole-days.ts'

/** The time filter of events: a named day, or a range of days. */
export const eventDayFilter: TimeFilter = {
  names: ['day', 'from', 'until'],
  read: (address) => {
    if (v.is(eventDaySchema, address.day)) return { day: address.day }
    const when = dateRangeOf(address)
    return when && clockMs(when.until) > earliestNow() ? when : undefined
  },
  ask: (choice) => {
    if (v.is(eventDaySchema, choice.day)) return { day: choice.day }
    return requestDates(choice)
  },
  useWords: useDayWords,
  quick: eventDays.map((day) => ({ name: `events.day.${day}` as const, when: { day } })),
  choose: 'events.pickDates',
  dialog: async () => (await import('./days-dialog.tsx')).DaysDialog,
  nothing: 'events.nothingThen',
}

/** The day that a search for events names, by the clock of the device: most people search where they are. */
export function namedEventTime(text: string): NamedTime | undefined {
  const named = namedDay(text)
  if (!named) return undefined
  const { day, rest } = named
  const when = v.is(eventDaySchema, day) ? { day } : dayAhead(day, clockNow())
  return { title: `events.on.${day}`, nothing: 'events.nothingThen', when, rest }
}

function useDayWords(): (choice: TimeChoice) => string {
  const { t } = useSpeech()
  const words = useDateRangeWords('days')
  return (choice) => {
    if (v.is(eventDaySchema, choice.day)) return t(`events.day.${choice.day}`)
    const when = dateRangeOf(choice)
    if (!when) return ''
    const { first, last } = daysIn(when)
    return words({ from: `${first} 00:00`, until: `${last} 00:00` })
  }
}
