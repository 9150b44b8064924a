import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { NoticeAction } from '#src/ui/notice-bar.tsx'

/** The button that opens the list of what waits in the outbox. */
export function SeeWaiting() {
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<typeof import('./waiting-sheet.tsx')>()
  return (
    <>
      <NoticeAction
        type="button"
        aria-haspopup="dialog"
        onClick={() => ask(() => import('./waiting-sheet.tsx'))}
      >
        {t('waiting.see')}
      </NoticeAction>
      {part && <part.WaitingSheet onClose={leave} />}
    </>
  )
}
