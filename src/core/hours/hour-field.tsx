import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { hourWords } from '#src/lib/clock-words.ts'
import { dayAt } from '#src/lib/dates.ts'
import { dayOf } from '#src/lib/month.ts'
import type { Moment } from '#src/lib/zone-clock.ts'
import { controlLook, Field } from '#src/ui/field.tsx'
import { SelectFrame } from '#src/ui/select-frame.tsx'

interface Props {
  label: string
  value: string
  hours: readonly Moment[]
  onChange: (time: string) => void
}

/** Chooses an hour of a day, by the clock there. */
export function HourField({ label, value, hours, onChange }: Props) {
  const { language } = useSpeech()
  const locale = language?.code ?? 'en'
  // An hour that was chosen earlier may be taken by now; it is shown until another is chosen.
  const all = hours.some(({ time }) => time === value) ? hours : [{ time: value }, ...hours]
  return (
    <Field label={label} hint={dayAt(`${dayOf(value)}T12:00:00Z`, 'UTC', locale)}>
      {(ids) => (
        <SelectFrame>
          <Choice {...ids} value={value} onChange={({ target }) => onChange(target.value)}>
            {all.map(({ time }) => (
              <option key={time} value={time}>
                {hourWords(time, locale)}
              </option>
            ))}
          </Choice>
        </SelectFrame>
      )}
    </Field>
  )
}

const Choice = chakra('select', { base: controlLook })
