import { Hourglass, TimerOff } from 'lucide-react'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { OfflineNote } from '#src/core/offline-note.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { connection } from '#src/data/connection/report.ts'
import { Note } from '#src/ui/note.tsx'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import { SOON_MS } from './hold-state.ts'
import { NotAvailable } from './not-available.tsx'
import type { HoldView } from './use-hold.ts'

interface Props {
  of: Sold
  draft: Draft
  hold: HoldView
}

/** Warns of a hold that ends soon, has ended, or could not be had. */
export function HoldNote({ of, draft, hold }: Props) {
  const { t } = useSpeech()
  const isOffline = useObserved(connection) !== 'online'
  if (hold.state === 'held' && hold.canExtend && hold.leftMs <= SOON_MS)
    return (
      <Note icon={Hourglass} tone="calm" role="status">
        <p>{t('checkout.soon')}</p>
        <QuietButton type="button" aria-disabled={hold.isWorking} onClick={hold.ask}>
          {t('checkout.extend')}
        </QuietButton>
      </Note>
    )
  if (hold.state === 'held' || hold.isWorking) return null
  if (isOffline)
    return <OfflineNote title="checkout.offlineTitle" text="checkout.offlineText" asOf={draft.asOf} />
  if (hold.state === 'lapsed')
    return (
      <Note icon={TimerOff} tone="wrong" role="alert">
        <b>{t('checkout.lapsedTitle')}</b>
        <p>{t('checkout.lapsedText')}</p>
        <QuietButton type="button" onClick={hold.ask}>
          {t('checkout.holdAgain')}
        </QuietButton>
      </Note>
    )
  if (!hold.trouble) return null
  return (
    <NotAvailable of={of} draft={draft} trouble={hold.trouble} againText="app.retry" onAgain={hold.ask} />
  )
}
