import { useNavigate } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { eventDays } from '#contract/event/days.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { Chip, ChipLink, ChipRow } from '#src/ui/chips.tsx'
import { eventPaths } from './paths.ts'

/** Links to the events of common days, and a question for other days. */
export function DayChips() {
  const { t } = useSpeech()
  return (
    <ChipRow as="nav" aria-label={t('events.days')}>
      {eventDays.map((day) => (
        <ChipLink key={day} to={eventPaths.all} search={{ day }}>
          {t(`events.day.${day}`)}
        </ChipLink>
      ))}
      <PickDates />
    </ChipRow>
  )
}

function PickDates() {
  const { t } = useSpeech()
  const navigate = useNavigate()
  const { part, ask, leave } = useLazyPart<typeof import('./days-dialog.tsx')>()
  return (
    <>
      <Chip type="button" aria-haspopup="dialog" onClick={() => ask(() => import('./days-dialog.tsx'))}>
        <CalendarDays size={18} strokeWidth={1.75} aria-hidden />
        {t('events.pickDates')}
      </Chip>
      {part && (
        <part.DaysDialog
          when={undefined}
          onChoose={(when) => void navigate({ to: eventPaths.all, search: { ...when } })}
          onClosed={leave}
        />
      )}
    </>
  )
}
