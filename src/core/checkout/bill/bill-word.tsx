import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { Note } from '#src/ui/note.tsx'

/** Says that the bill is an estimate, or that it has changed: To Pay never jumps without a word. */
export function BillWord({
  isEstimate,
  was,
  now,
}: {
  isEstimate: boolean
  was: number | undefined
  now: number
}) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <div role="status">
      {isEstimate && (
        <chakra.p color="muted" fontSize="14">
          {t('bill.estimate')}
        </chakra.p>
      )}
      {was !== undefined && (
        <Note icon={CircleAlert} tone="calm">
          {t('bill.changed', { was: money(was), now: money(now) })}
        </Note>
      )}
    </div>
  )
}
