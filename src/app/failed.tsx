import { useSpeech } from '#src/core/language/language.tsx'
import { useFailureText } from '#src/core/language/use-failure-text.ts'
import { LateDrawing } from '#src/core/late-drawing.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { Button } from '#src/ui/button.tsx'
import { BackWhere } from './back-where.tsx'
import { isMissingChunk } from './missing-chunk.ts'

/** The screen for an error, or for code that failed to load: what happened, and what helps. */
export function Failed({ error }: { error: unknown }) {
  const { t } = useSpeech()
  const failure = useFailureText(error)
  const text = isMissingChunk(error) ? t('error.network') : failure
  return (
    <Blank
      level="h1"
      role="alert"
      drawing={<LateDrawing of="lifebuoy" />}
      title={t('app.failedTitle')}
      text={text}
    >
      <Button type="button" onClick={() => location.reload()}>
        {t('app.retry')}
      </Button>
      <BackWhere />
    </Blank>
  )
}
