import { useBrought } from '#src/core/brought/use-brought.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { NoticeAction } from '#src/ui/notice-bar.tsx'

/** Opens the list of what waits. */
export function SeeWaiting() {
  const { t } = useSpeech()
  const { part, ask, leave } = useBrought<typeof import('./waiting-sheet.tsx')>()
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
