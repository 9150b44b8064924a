import { createPortal } from 'react-dom'
import { notCome } from '#src/core/brought/bring.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { NoticeBar } from '#src/ui/notice-bar.tsx'

/** Says that what was pressed for cannot be had now, within the drawer in which that was. */
export function NotCome() {
  const { t } = useSpeech()
  const place = useObserved(notCome)
  if (!place) return null
  return createPortal(
    <NoticeBar role="alert" position="fixed" insetInline="0" top="0" zIndex="skip">
      {t('error.network')}
    </NoticeBar>,
    place,
  )
}
