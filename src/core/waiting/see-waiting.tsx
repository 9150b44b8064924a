import { lazy, Suspense, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { NoticeAction } from '#src/ui/notice-bar.tsx'
import type { WaitingSheet as Sheet } from './waiting-sheet.tsx'

const Nothing: typeof Sheet = () => <span hidden />

// Few ever open it. Where its code does not arrive, the bar still says what matters.
const WaitingSheet = lazy(() =>
  import('./waiting-sheet.tsx').then(
    (it) => ({ default: it.WaitingSheet }),
    () => ({ default: Nothing }),
  ),
)

/** Opens the list of what waits. */
export function SeeWaiting() {
  const { t } = useSpeech()
  const [open, setOpen] = useState(false)
  return (
    <>
      <NoticeAction type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('waiting.see')}
      </NoticeAction>
      {open && (
        <Suspense>
          <WaitingSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
