import { chakra } from '@chakra-ui/react'
import { HourField } from '#src/core/hours/hour-field.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { dayOf } from '#src/lib/month.ts'
import { stayTexts } from '../stay-texts.ts'
import { type Chosen, hoursFor, type Known, withStart } from './free-times.ts'

interface Props {
  /** The kind of rental, vehicle or home; missing where it may be either. */
  kind?: string
  known: Known
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** Chooses the hours of the beginning and the end. An hour that the clock shows twice is there twice. */
export function StayHours({ kind = '', known, chosen, onChange }: Props) {
  const { t } = useSpeech()
  const { start, end } = chosen
  const texts = stayTexts(kind)
  if (start === undefined) return null
  return (
    <Both>
      <HourField
        label={t(texts.fromHour)}
        value={start}
        hours={hoursFor(dayOf(start), known)}
        onChange={(time) => onChange(withStart(time, chosen, known))}
      />
      {end !== undefined && (
        <HourField
          label={t(texts.untilHour)}
          value={end}
          hours={hoursFor(dayOf(end), known, start)}
          onChange={(time) => onChange({ start, end: time })}
        />
      )}
    </Both>
  )
}

const Both = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4' },
})
