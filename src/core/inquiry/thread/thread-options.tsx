import { EllipsisVertical } from 'lucide-react'
import type { Inquiry } from '#contract/entities/inquiry.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { IconButton } from '#src/ui/icon-button.tsx'

/** Leads to what else can be done with a conversation, as long as it goes on. */
export function ThreadOptions({ inquiry: { inquiry, state } }: { inquiry: Inquiry }) {
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<typeof import('./options-dialog.tsx')>()
  if (state === 'closed' || state === 'blocked') return null
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
