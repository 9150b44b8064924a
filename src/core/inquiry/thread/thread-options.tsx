import { EllipsisVertical } from 'lucide-react'
import { type Inquiry, isShut } from '#contract/entities/inquiry.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { IconButton } from '#src/ui/icon-button.tsx'

/** The button that opens the options of a conversation, while it is open. */
export function ThreadOptions({ inquiry: { inquiry, state } }: { inquiry: Inquiry }) {
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<typeof import('./options-dialog.tsx')>()
  if (isShut(state)) return null
  return (
    <>
      <IconButton
        type="button"
        aria-haspopup="dialog"
        aria-label={t('messages.options')}
        onClick={() => ask(() => import('./options-dialog.tsx'))}
      >
        <EllipsisVertical size={20} strokeWidth={1.75} aria-hidden />
      </IconButton>
      {part && <part.OptionsDialog inquiry={inquiry} onClosed={leave} />}
    </>
  )
}
