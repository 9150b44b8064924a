import { type Query, useQueryClient } from '@tanstack/react-query'
import { CloudUpload, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { SeeWaiting } from '#src/core/waiting/see-waiting.tsx'
import { useWaitingText } from '#src/core/waiting/use-waiting-text.ts'
import { connection } from '#src/data/connection/report.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { clockTime } from '#src/lib/dates.ts'
import { NoticeBar } from '#src/ui/notice-bar.tsx'
import { StorageBar } from './storage-bar.tsx'

/** Says, without getting in the way, that what one sees may be old, what waits, and what the device cannot do. */
export function OfflineBar() {
  const state = useObserved(connection)
  const waits = useObserved(outbox.waiting).length > 0
  const waitingText = useWaitingText()
  const isOnline = state === 'online'
  const Icon = isOnline ? CloudUpload : WifiOff
  return (
    <>
      <div role="status">
        {(!isOnline || waitingText) && (
          <NoticeBar>
            <Icon size={18} strokeWidth={1.75} aria-hidden />
            <span>{isOnline ? waitingText : <OfflineText />}</span>
            {(waits || waitingText) && <SeeWaiting />}
          </NoticeBar>
        )}
      </div>
      <StorageBar />
    </>
  )
}

/** Settings are how the app looks and what it says, not what the page shows. */
const isShown = ({ queryKey, state }: Query) => queryKey[0] !== 'settings' && state.data !== undefined

/** With since when the oldest of what the page shows is as it is. */
function OfflineText(): string {
  const { t, language } = useSpeech()
  const n = useObserved(outbox.waiting).length
  const all = useQueryClient().getQueryCache()
  const read = () =>
    Math.min(...all.findAll({ type: 'active', predicate: isShown }).map((it) => it.state.dataUpdatedAt))
  const oldest = useSyncExternalStore((changed) => all.subscribe(changed), read, read)
  if (connection.value === 'sign-in') return t('error.signInNetwork')
  // Nothing of it is here.
  if (oldest === Number.POSITIVE_INFINITY) return t('app.offlineTitle')
  const time = clockTime(oldest, language?.code ?? 'en')
  return n === 0 ? t('app.offline', { time }) : t('waiting.offline', { time, n })
}
