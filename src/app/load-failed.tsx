import { createPortal } from 'react-dom'
import { useSpeech } from '#src/core/language/language.tsx'
import { loadFailedIn } from '#src/core/load-on-press/load-on-press.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { NoticeBar } from '#src/ui/notice-bar.tsx'

/** Says, in the drawer that was open, that the requested part could not be loaded. */
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
