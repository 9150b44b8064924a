import { useSpeech } from '#src/core/language/language.tsx'
import { QuietButton } from '#src/core/waiting/quiet-button.tsx'
import { useWayBack } from '#src/core/way-back.ts'

/** The other way out of a screen that shows nothing, for who was somewhere before. */
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
