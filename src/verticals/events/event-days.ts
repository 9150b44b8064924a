import * as v from 'valibot'
import { clockMs } from '#contract/clock.ts'
import { eventDaySchema, eventDays } from '#contract/event/days.ts'
import type { Timed } from '#src/core/explore/explored.ts'
import { useWhenWords } from '#src/core/explore/when/use-when-words.ts'
import { datesOf, type Timing, whenOf } from '#src/core/explore/when/when.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { daysIn, earliestNow } from './whole-days.ts'

/** How one says when one wants to go out: a day by its name, or from one day to another. */
export const eventDaysAsked: Timed = {
  names: ['day', 'from', 'until'],
  read: (address) => {
    if (v.is(eventDaySchema, address.day)) return { day: address.day }
    const when = whenOf(address)
    return when && clockMs(when.until) > earliestNow() ? when : undefined
  },
  ask: (timing) => {
    if (v.is(eventDaySchema, timing.day)) return { day: timing.day }
    return datesOf(timing)
  },
  useWords: useDayWords,
  quick: eventDays.map((day) => ({ name: `events.day.${day}` as const, when: { day } })),
  choose: 'events.pickDates',
  dialog: async () => (await import('./days-dialog.tsx')).DaysDialog,
  nothing: 'events.nothingThen',
}

function useDayWords(): (timing: Timing) => string {
  const { t } = useSpeech()
  const words = useWhenWords('days')
  return (timing) => {
    if (v.is(eventDaySchema, timing.day)) return t(`events.day.${timing.day}`)
    const when = whenOf(timing)
    if (!when) return ''
    const { first, last } = daysIn(when)
    return words({ from: `${first} 00:00`, until: `${last} 00:00` })
  }
}
