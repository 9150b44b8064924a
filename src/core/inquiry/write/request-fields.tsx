import { chakra } from '@chakra-ui/react'
import type { MessageDraft } from '#src/core/inquiry/message-drafts.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { TextField } from '#src/ui/text-field.tsx'

const MOST_PEOPLE = 999

interface Props {
  draft: MessageDraft
  onChange: (part: Partial<MessageDraft>) => void
}

/** The fields of a request: the day and the number of people. */
export function RequestFields({ draft, onChange }: Props) {
  const { t } = useSpeech()
  const today = new Date(serverNow() ?? Date.now()).toISOString().slice(0, 10)
  return (
    <Row>
      <TextField
        name="day"
        type="date"
        min={today}
        label={t('messages.day')}
        value={draft.day}
        onValue={(day) => onChange({ day })}
      />
      <TextField
        name="people"
        inputMode="numeric"
        label={t('messages.people')}
        value={draft.people}
        onValue={(typed) => onChange({ people: peopleIn(typed) })}
      />
    </Row>
  )
}

/** Reads digits alone, and no more people than may be asked for. */
const peopleIn = (typed: string) => {
  const people = Number(typed.replace(/\D/g, ''))
  return people === 0 ? '' : String(Math.min(MOST_PEOPLE, people))
}

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 7rem)', gap: '3' },
})
