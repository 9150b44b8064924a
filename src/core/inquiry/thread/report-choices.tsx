import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { QuietChoice } from '#src/ui/button.tsx'
import { RadioList } from '#src/ui/radio-list.tsx'

const reasons = ['spam', 'rude', 'fraud', 'other'] as const
/** A reason for reporting a conversation. */
export type Reason = (typeof reasons)[number]

/** The form that reports a conversation to the operator. */
export function ReportChoices({ onReport }: { onReport: (reason: Reason) => void }) {
  const { t } = useSpeech()
  const [reason, setReason] = useState<Reason>('spam')
  return (
    <chakra.section display="grid" gap="2">
      <RadioList
        legend={t('messages.reportText')}
        options={reasons.map((value) => ({ value, label: t(`messages.reason.${value}`) }))}
        value={reason}
        onChoose={setReason}
      />
      <QuietChoice type="button" color="danger" onClick={() => onReport(reason)}>
        {t('messages.report')}
      </QuietChoice>
    </chakra.section>
  )
}
