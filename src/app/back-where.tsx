import { useSpeech } from '#src/core/language/language.tsx'
import { useWayBack } from '#src/core/way-back.ts'
import { QuietButton } from '#src/ui/quiet-button.tsx'

/** A second way out of a screen that shows nothing, for a person who came from another page. */
export function BackWhere() {
  const { t } = useSpeech()
  const { isKnown, go } = useWayBack()
  if (!isKnown) return null
  return (
    <QuietButton type="button" onClick={go}>
      {t('app.backWhere')}
    </QuietButton>
  )
}
