import { CircleAlert, WifiOff } from 'lucide-react'
import type { BillView } from '#src/core/checkout/bill/use-bill.ts'
import { useDropRefused } from '#src/core/checkout/perks/use-drop-refused.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Note } from '#src/ui/note.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'

interface Props {
  of: Sold
  draft: Draft
  view: BillView
  isOnline: boolean
}

/** Says why nothing can be paid just now: no network, or no bill. */
export function BillTrouble({ of, draft, view, isOnline }: Props) {
  const { t } = useSpeech()
  const failure = useFailureText(view.error)
  const dropped = useDropRefused(of, draft, view.error)
  if (!isOnline)
    return draft.hold ? (
      <Note icon={WifiOff} tone="calm" role="status">
        <b>{t('pay.offlineTitle')}</b>
        <p>{t('pay.offlineText')}</p>
      </Note>
    ) : null
  if (dropped)
    return (
      <Note icon={CircleAlert} tone="wrong" role="alert">
        {dropped}
      </Note>
    )
  if (!view.error) return null
  return (
    <Note icon={CircleAlert} tone="wrong" role="alert">
      <p>{failure}</p>
      <QuietButton type="button" onClick={view.refetch}>
        {t('app.retry')}
      </QuietButton>
    </Note>
  )
}
