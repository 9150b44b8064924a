import { createPortal } from 'react-dom'
import { useSpeech } from '#src/core/language/language.tsx'
import { loadFailedIn } from '#src/core/load-on-press/load-on-press.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { NoticeBar } from '#src/ui/notice-bar.tsx'

/** Says that what was pressed for cannot be had now, within the drawer in which that was. */
export function LoadFailed() {
  const { t } = useSpeech()
  const within = useObserved(loadFailedIn)
  if (!within) return null
  return createPortal(
    <NoticeBar role="alert" position="fixed" insetInline="0" top="0" zIndex="skip">
      {t('error.network')}
    </NoticeBar>,
    within,
  )
}
