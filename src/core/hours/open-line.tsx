import { chakra } from '@chakra-ui/react'
import type { OpeningHours } from '#contract/entities/opening-hours.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { openWords } from './open-words.ts'
import { useMoment } from './use-moment.ts'

interface Props {
  hours: OpeningHours
  timezone: string
}

/** Says whether a place is open and when that changes, by the clock there; it updates by itself. */
export function OpenLine({ hours, timezone }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const { tone, state, change, notes } = useMoment((now) => openWords(hours, timezone, now, { t, locale }))
  return (
    <div>
      <Line>
        <State data-tone={tone}>{state}</State>
        {change && <span> · {change}</span>}
      </Line>
      {notes.map((it) => (
        <Note key={it}>
          <bdi>{it}</bdi>
        </Note>
      ))}
    </div>
  )
}

const Line = chakra('p', { base: { lineHeight: '1.4', fontVariantNumeric: 'tabular-nums' } })

const State = chakra('b', {
  base: {
    fontWeight: 'semibold',
    '&[data-tone=open]': { color: 'green' },
    '&[data-tone=closed]': { color: 'danger' },
  },
})

const Note = chakra('p', { base: { color: 'muted', fontSize: '14', lineHeight: '1.45' } })
