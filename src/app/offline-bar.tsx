import { type Query, useQueryClient } from '@tanstack/react-query'
import { CloudUpload, WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { SeeWaiting } from '#src/core/waiting/see-waiting.tsx'
import { useWaitingText } from '#src/core/waiting/use-waiting-text.ts'
import { connection } from '#src/data/connection/report.ts'
import { storageMode } from '#src/data/db/open-store.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { clockTime } from '#src/lib/dates.ts'
import { NoticeAction, NoticeBar } from '#src/ui/notice-bar.tsx'

/** Says in a bar that the data may be old, what waits, and what the device cannot do. */
export function OfflineBar() {
  const state = useObserved(connection)
  const waits = useObserved(outbox.waiting).length > 0
  const waitingText = useWaitingText()
  const mode = useObserved(storageMode)
  const storage = useLoaded(() => import('./storage-bar.tsx'), mode === 'older' || mode === 'memory')
  const isOnline = state === 'online'
  const Icon = isOnline ? CloudUpload : WifiOff
  return (
    <>
      <div role="status">
        {(!isOnline || waitingText) && (
          <NoticeBar>
            {state !== 'slow' && <Icon size={18} strokeWidth={1.75} aria-hidden />}
            <span>{isOnline ? waitingText : <OfflineText />}</span>
            {state === 'slow' && <AskAgain />}
            {(waits || waitingText) && <SeeWaiting />}
          </NoticeBar>
        )}
      </div>
      <div role="status">{storage && <storage.StorageBar />}</div>
    </>
  )
}

/** Asks whether the server is back; whatever waits for it then goes on by itself. */
function AskAgain() {
  const { t } = useSpeech()
  const queries = useQueryClient()
  return (
    <NoticeAction type="button" onClick={() => void queries.refetchQueries({ queryKey: ['version'] })}>
      {t('app.retry')}
    </NoticeAction>
  )
}

/** Whether a query is page content; settings only decide how the app looks. */
const isShown = ({ queryKey, state }: Query) => queryKey[0] !== 'settings' && state.data !== undefined

/** The text of the bar, with the time of the oldest data on the page. */
function OfflineText(): string {
  const { t, language } = useSpeech()
  const n = useObserved(outbox.waiting).length
  const all = useQueryClient().getQueryCache()
  const read = () =>
    Math.min(...all.findAll({ type: 'active', predicate: isShown }).map((it) => it.state.dataUpdatedAt))
  const oldest = useSyncExternalStore((changed) => all.subscribe(changed), read, read)
  if (connection.value === 'sign-in') return t('error.signInNetwork')
  if (connection.value === 'slow') return t('app.slow')
  // The page has no data at all.
  if (oldest === Number.POSITIVE_INFINITY) return t('app.offlineTitle')
  const time = clockTime(oldest, language?.code ?? 'en')
  return n === 0 ? t('app.offline', { time }) : t('waiting.offline', { time, n })
}
