import { X } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { Exploring } from '../use-exploring.ts'

/** A button that clears the chosen time. */
export function ClearWhen({ exploring }: { exploring: Exploring }) {
  const { t } = useSpeech()
  return (
    <IconButton
      type="button"
      aria-label={t('explore.clearDates')}
      onClick={({ currentTarget }) => {
        // The chip beside this button stays, and takes the focus, as this button goes.
        const beside = currentTarget.previousElementSibling
        if (beside instanceof HTMLElement) beside.focus()
        exploring.chooseWhen(undefined)
      }}
    >
      <X size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}
