import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { dayAndTime } from '#src/lib/dates.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { useActionText } from './use-action-text.ts'

/** Lists actions that the device lost before they were sent: only the person can repeat them. */
export function LostActions() {
  const { t, language } = useSpeech()
  const textOf = useActionText()
  const lost = useObserved(outbox.lost)
  if (lost.length === 0) return null
  return (
    <chakra.section paddingBlockStart="4" aria-labelledby="lost-title">
      <chakra.h3 id="lost-title" fontSize="16" fontWeight="bold">
        {t('waiting.lostTitle')}
      </chakra.h3>
      <chakra.p color="muted">{t('waiting.lostText')}</chakra.p>
      <chakra.ul listStyleType="none" paddingBlock="2">
        {lost.map(({ key, call, at }) => (
          <li key={key}>
            {textOf(call)} <chakra.span color="muted">{dayAndTime(at, language?.code ?? 'en')}</chakra.span>
          </li>
        ))}
      </chakra.ul>
      <QuietButton type="button" marginInlineStart="-12px" onClick={() => outbox.forgetLost()}>
        {t('waiting.understood')}
      </QuietButton>
    </chakra.section>
  )
}
