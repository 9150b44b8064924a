import { HardDrive } from 'lucide-react'
import { useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { storageMode } from '#src/data/db/open-store.ts'
import { NoticeAction, NoticeBar } from '#src/ui/notice-bar.tsx'

/** This page's records go nowhere: said once, with what helps. */
export function StorageBar() {
  const { t } = useSpeech()
  const state = useObserved(storageMode)
  const [dismissed, setDismissed] = useState(false)
  const isOlder = state === 'older'
  const isShown = isOlder || (state === 'memory' && !dismissed)
  return (
    <div role="status">
      {isShown && (
        <NoticeBar>
          <HardDrive size={18} strokeWidth={1.75} aria-hidden />
          <span>{t(isOlder ? 'device.older' : 'device.memory')}</span>
          <NoticeAction type="button" onClick={() => (isOlder ? location.reload() : setDismissed(true))}>
            {t(isOlder ? 'device.reload' : 'device.dismiss')}
          </NoticeAction>
        </NoticeBar>
      )}
    </div>
  )
}
