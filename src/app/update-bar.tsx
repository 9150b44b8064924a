import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readSettings } from '#contract/settings.ts'
import { updateState } from '#src/core/app-update/update-state.ts'
import { registerWorker, takeUpdate } from '#src/core/app-update/updates.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { isInProgress } from '#src/lib/in-progress.ts'
import { NoticeAction, NoticeBar } from '#src/ui/notice-bar.tsx'
import { useWorkerWords } from './use-worker-words.ts'

const LOOK_EVERY_MS = 1_000
const defaults = readSettings([])

/**
 * Offers a newer version, which waits until the person wants it: the code under a half-filled form is never
 * swapped.
 */
export function UpdateBar() {
  const { t } = useSpeech()
  const state = useObserved(updateState)
  const { data: values = defaults, isSuccess } = useQuery(settings.values())
  const isWorkerWanted = isSuccess && values.offlineWorker
  useWorkerWords(values.storeName)
  const isBusy = useInProgress(state === 'ready')
  useEffect(() => {
    if (isWorkerWanted) registerWorker()
  }, [isWorkerWanted])
  const waits = state === 'ready' && isBusy
  return (
    <div role="status">
      {state !== 'none' && (
        <NoticeBar>
          <RefreshCw size={18} strokeWidth={1.75} aria-hidden />
          <span>{t(waits ? 'app.updateLater' : texts[state])}</span>
          {!waits && (
            <NoticeAction type="button" onClick={() => void takeUpdate()}>
              {t('app.updateTake')}
            </NoticeAction>
          )}
        </NoticeBar>
      )}
    </div>
  )
}

const texts = { ready: 'app.updateReady', required: 'error.upgrade' } as const

/** Whether something is in progress; checked only while that is needed. */
function useInProgress(isNeeded: boolean): boolean {
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isNeeded) return
    const look = () => setBusy(isInProgress())
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isNeeded])
  return isBusy
}
