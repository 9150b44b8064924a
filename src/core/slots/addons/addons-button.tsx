import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'
import type { ChosenService } from '../chosen-service.ts'

interface Props {
  service: ChosenService
  currency: string
  onDone: (addons: number[]) => void
}

/** The button that opens the add-ons of a chosen service; nothing where it has none. */
export function AddonsButton({ service, currency, onDone }: Props) {
  const { t } = useSpeech()
  const { part, ask, leave } = useLazyPart<typeof import('./addon-sheet.tsx')>()
  const n = service.addons.length
  const label = n === 0 ? t('addons.none') : t('addons.some', { n })
  if (service.can_add.length === 0) return null
  return (
    <>
      <QuietButton
        type="button"
        aria-haspopup="dialog"
        aria-label={`${label}: ${service.name}`}
        onClick={() => ask(() => import('./addon-sheet.tsx'))}
      >
        {label}
      </QuietButton>
      {part && <part.AddonSheet {...{ service, currency, onDone }} action="addons.save" onClosed={leave} />}
    </>
  )
}
