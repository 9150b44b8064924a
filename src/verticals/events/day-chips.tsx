import { eventDays } from '#contract/event/days.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ChipLink, ChipRow } from '#src/ui/chips.tsx'
import { eventPaths } from './paths.ts'

/** What is on, by the days one asks for most. */
export function DayChips() {
  const { t } = useSpeech()
  return (
    <ChipRow as="nav" aria-label={t('events.days')}>
      {eventDays.map((day) => (
        <ChipLink key={day} to={eventPaths.all} search={{ day }}>
          {t(`events.day.${day}`)}
        </ChipLink>
      ))}
    </ChipRow>
  )
}
