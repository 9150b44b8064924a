import { chakra } from '@chakra-ui/react'
import { CalendarX2 } from 'lucide-react'
import * as v from 'valibot'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { Refused } from '#src/data/provider/errors.ts'
import { timeWords } from '#src/lib/clock-words.ts'
import { exactClockIn } from '#src/lib/zone-clock.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'

interface Props {
  error: unknown
  timezone: string
  onPick: (start: string) => void
}

/** Says why a slot is not available, and offers the nearest ones that are. */
export function LostSlot({ error, timezone, onPick }: Props) {
  const { t, language } = useSpeech()
  const failure = useFailureText(error)
  const { problem, nearest } = lostIn(error)
  const taken = t(nearest.length > 0 ? 'slots.taken' : 'slots.takenAll')
  return (
    <Note icon={CalendarX2} tone="wrong" role="alert">
      <b>{problem === 'taken' ? taken : failure}</b>
      <Choices>
        {nearest.map((start) => (
          <Choice key={start} type="button" onClick={() => onPick(start)}>
            {timeWords(exactClockIn(timezone, start), language?.code ?? 'en')}
          </Choice>
        ))}
      </Choices>
    </Note>
  )
}

const lostSchema = v.object({ problem: v.string(), nearest: v.array(v.string()) })

/** The server's answer for a slot that is not available, where that was the failure. */
function lostIn(error: unknown): { problem?: string; nearest: readonly string[] } {
  const lost = v.safeParse(lostSchema, error instanceof Refused ? error.answer : undefined)
  return lost.success ? lost.output : { nearest: [] }
}

const Choices = chakra('div', {
  base: { display: 'grid', gap: '2', paddingBlockStart: '2', _empty: { display: 'none' } },
})

const Choice = chakra(QuietChoice, { base: { background: 'card', fontSize: '14', paddingInline: '3' } })
