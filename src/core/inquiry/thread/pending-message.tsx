import { CircleAlert, Clock3 } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { Bubble } from './bubble.tsx'
import { MessageWords } from './message-words.tsx'

interface Props {
  entry: OutboxEntry
  /** Whether it waits for a network, or for a busy server. */
  isHeldUp: boolean
  onTryAgain: () => void
  onDiscard: () => void
}

/** A message that the server does not have: it waits, or was refused, and its text is not lost. */
export function PendingMessage({ entry, isHeldUp, onTryAgain, onDiscard }: Props) {
  const { t } = useSpeech()
  const text = String(entry.request.text ?? '')
  const { refusal } = entry
  if (refusal === undefined)
    return (
      <Bubble
        isMine
        mark="waits"
        foot={
          <>
            <Clock3 size={16} strokeWidth={1.75} aria-hidden />
            {t(isHeldUp ? 'messages.waiting' : 'messages.sending')}
          </>
        }
      >
        <MessageWords text={text} />
      </Bubble>
    )
  return (
    <Bubble
      isMine
      mark="refused"
      foot={
        <>
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          <span role="alert">
            {t('messages.failed')}. {refusal || t('waiting.tooOld')}
          </span>
          <QuietButton type="button" onClick={onTryAgain}>
            {t('app.retry')}
          </QuietButton>
          <QuietButton type="button" onClick={() => void navigator.clipboard?.writeText(text)}>
            {t('messages.copy')}
          </QuietButton>
          <QuietButton type="button" onClick={onDiscard}>
            {t('waiting.discard')}
          </QuietButton>
        </>
      }
    >
      <MessageWords text={text} />
    </Bubble>
  )
}
