import { chakra } from '@chakra-ui/react'
import { CircleAlert, Clock3 } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { OwnName } from '#src/ui/own-name.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { RowFrame } from './row-frame.tsx'

/** A first message that was not sent: it waits, or was refused. */
export function UnsentRow({ entry }: { entry: OutboxEntry }) {
  const { t } = useSpeech()
  const { refusal, about } = entry
  const isRefused = refusal !== undefined
  const Icon = isRefused ? CircleAlert : Clock3
  return (
    <RowFrame picture={about}>
      <OwnName lineClamp={1}>{about?.title}</OwnName>
      <chakra.p dir="auto" lineClamp={2} overflowWrap="anywhere">
        {String(entry.request.text ?? '')}
      </chakra.p>
      <chakra.p
        display="flex"
        gap="1"
        alignItems="center"
        color={isRefused ? 'danger' : 'muted'}
        fontSize="14"
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {isRefused ? refusal || t('waiting.tooOld') : t('messages.waiting')}
      </chakra.p>
      <chakra.div display="flex" gap="2" marginInlineStart="-12px">
        {isRefused && (
          <QuietButton type="button" onClick={() => void outbox.tryAgain(entry.key)}>
            {t('app.retry')}
          </QuietButton>
        )}
        <QuietButton type="button" onClick={() => void outbox.discard(entry.key)}>
          {t('waiting.discard')}
        </QuietButton>
      </chakra.div>
    </RowFrame>
  )
}
