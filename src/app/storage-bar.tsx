import { HardDrive } from 'lucide-react'
import { useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { storageMode } from '#src/data/db/open-store.ts'
import { NoticeAction, NoticeBar } from '#src/ui/notice-bar.tsx'

/** Says once that the device stores nothing of this page, and what helps. */
export function StorageBar() {
  const { t } = useSpeech()
  const state = useObserved(storageMode)
  const [dismissed, setDismissed] = useState(false)
  const isOlder = state === 'older'
  const isShown = isOlder || (state === 'memory' && !dismissed)
  if (!isShown) return
  return (
    <NoticeBar>
      <HardDrive size={18} strokeWidth={1.75} aria-hidden />
      <span>{t(isOlder ? 'device.older' : 'device.memory')}</span>
      <NoticeAction type="button" onClick={() => (isOlder ? location.reload() : setDismissed(true))}>
        {t(isOlder ? 'device.reload' : 'device.dismiss')}
      </NoticeAction>
    </NoticeBar>
  )
}
