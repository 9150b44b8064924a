import { chakra } from '@chakra-ui/react'
import type { Inquiry } from '#contract/entities/inquiry.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { dayAt } from '#src/lib/dates.ts'
import { StateChip, type StateTone } from '#src/ui/state-chip.ts'

const tones: Readonly<Record<Inquiry['state'], StateTone>> = {
  open: 'waits',
  accepted: 'good',
  declined: 'gone',
  closed: 'over',
  blocked: 'over',
  other: 'over',
}

/** The day and the number of people of a request, and its state; nothing for an open question. */
export function RequestLine({ inquiry: { kind, details, state } }: { inquiry: Inquiry }) {
  const { t, language } = useSpeech()
  const key = stateText(kind, state)
  const { day, people } = details
  const asked = [
    day && dayAt(`${day}T12:00:00Z`, 'UTC', language?.code ?? 'en'),
    people && t('messages.forPeople', { n: people }),
  ].filter(Boolean)
  return (
    <>
      {asked.length > 0 && (
        <chakra.p color="muted" fontSize="14">
          {asked.join(' · ')}
        </chakra.p>
      )}
      {key && <StateChip data-tone={tones[state]}>{t(key)}</StateChip>}
    </>
  )
}

function stateText(kind: Inquiry['kind'], state: Inquiry['state']): TextKey | undefined {
  if (state === 'closed' || state === 'blocked') return `messages.${state}`
  if (kind !== 'request' || state === 'other') return undefined
  return `messages.request.${state}`
}
