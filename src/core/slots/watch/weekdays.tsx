import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { weekdayAt } from '#src/lib/dates.ts'
import { firstDayOf } from '#src/lib/month.ts'
import { Chip } from '#src/ui/chips.tsx'
import { FieldError } from '#src/ui/field.tsx'
import { allWeekdays, dayThatIs } from './day-parts.ts'

interface Props {
  chosen: readonly number[]
  onChoose: (weekdays: readonly number[]) => void
}

/** The choice of the weekdays that would suit, at least one. */
export function Weekdays({ chosen, onChoose }: Props) {
  const { t, language } = useSpeech()
  const error = useId()
  const locale = language?.code ?? 'en'
  // Calendars count Sunday as 0, watches as 7.
  const first = firstDayOf(locale)
  const inOrder = allWeekdays.toSorted((a, b) => ((a - first + 7) % 7) - ((b - first + 7) % 7))
  return (
    <chakra.fieldset minWidth="0" aria-describedby={error}>
      <chakra.legend fontSize="14" fontWeight="semibold" paddingBlockEnd="2">
        {t('slots.days')}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {inOrder.map((day) => (
          <Chip
            key={day}
            type="button"
            aria-pressed={chosen.includes(day)}
            onClick={() =>
              onChoose(chosen.includes(day) ? chosen.filter((it) => it !== day) : [...chosen, day].toSorted())
            }
          >
            {weekdayAt(dayThatIs(day), locale)}
          </Chip>
        ))}
      </chakra.div>
      {chosen.length === 0 && (
        <FieldError id={error} role="alert">
          {t('slots.watchNoDay')}
        </FieldError>
      )}
    </chakra.fieldset>
  )
}
