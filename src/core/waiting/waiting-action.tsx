import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { takeBack } from '#src/data/outbox/taken-back.ts'
import { ANYONE } from '#src/data/owner.ts'
import { dayAndTime } from '#src/lib/dates.ts'
import { OwnName } from '#src/ui/own-name.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { useActionText } from './use-action-text.ts'

/** An entry of the outbox: what it does, since when it waits, and the server's reason if it was refused. */
export function WaitingAction({ entry }: { entry: OutboxEntry }) {
  const { t, language } = useSpeech()
  const textOf = useActionText()
  const [asking, setAsking] = useState(false)
  const title = entry.title ?? entry.about?.title
  // The device's next person cannot decide whether the session of the one who left ends.
  const isOthers = entry.owner === ANYONE && entry.refusal === undefined
  return (
    <chakra.li
      paddingBlock="3"
      borderColor="line"
      css={{ '&:not(:first-child)': { borderBlockStartWidth: '1px' } }}
    >
      <chakra.p fontWeight="semibold">{textOf(entry.call)}</chakra.p>
      {title !== undefined && <OwnName lineClamp={1}>{title}</OwnName>}
      <chakra.p color="muted" fontSize="14">
        {dayAndTime(entry.at, language?.code ?? 'en')}
      </chakra.p>
      {entry.refusal !== undefined && (
        <chakra.p color="danger">{entry.isTooOld ? t('waiting.tooOld') : entry.refusal}</chakra.p>
      )}
      <chakra.div display="flex" gap="2" marginInlineStart="-12px">
        {asking ? (
          <>
            <QuietButton type="button" color="danger" onClick={() => void takeBack(entry)}>
              {t('waiting.discardSure')}
            </QuietButton>
            <QuietButton type="button" autoFocus onClick={() => setAsking(false)}>
              {t('waiting.keep')}
            </QuietButton>
          </>
        ) : (
          <>
            <QuietButton type="button" onClick={() => void outbox.tryAgain(entry.key)}>
              {t('app.retry')}
            </QuietButton>
            {!isOthers && (
              <QuietButton type="button" onClick={() => setAsking(true)}>
                {t('waiting.discard')}
              </QuietButton>
            )}
          </>
        )}
      </chakra.div>
    </chakra.li>
  )
}
