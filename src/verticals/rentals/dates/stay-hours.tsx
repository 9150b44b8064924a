import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { hourWords } from '#src/lib/clock-words.ts'
import { dayAt } from '#src/lib/dates.ts'
import { dayOf } from '#src/lib/month.ts'
import type { Moment } from '#src/lib/zone-clock.ts'
import { controlLook, Field } from '#src/ui/field.tsx'
import { SelectFrame } from '#src/ui/select-frame.tsx'
import { stayTexts } from '../stay-texts.ts'
import { type Chosen, hoursFor, type Known, withStart } from './free-times.ts'

interface Props {
  /** Of a vehicle or a home; not said where it may be either. */
  kind?: string
  known: Known
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** At which hours, of the days that were chosen. Of an hour the clock shows twice, each is there to choose. */
export function StayHours({ kind = '', known, chosen, onChange }: Props) {
  const { t } = useSpeech()
  const { start, end } = chosen
  const texts = stayTexts(kind)
  if (start === undefined) return null
  return (
    <Both>
      <Hour
        label={t(texts.fromHour)}
        value={start}
        hours={hoursFor(dayOf(start), known)}
        onChange={(time) => onChange(withStart(time, chosen, known))}
      />
      {end !== undefined && (
        <Hour
          label={t(texts.untilHour)}
          value={end}
          hours={hoursFor(dayOf(end), known, start)}
          onChange={(time) => onChange({ start, end: time })}
        />
      )}
    </Both>
  )
}

interface HourProps {
  label: string
  value: string
  hours: readonly Moment[]
  onChange: (time: string) => void
}

function Hour({ label, value, hours, onChange }: HourProps) {
  const { language } = useSpeech()
  const locale = language?.code ?? 'en'
  // What was chosen earlier may be taken by now; it is shown until another is chosen.
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

const Both = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4' },
})

const Choice = chakra('select', { base: controlLook })
