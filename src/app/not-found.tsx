import { useSpeech } from '#src/core/language/language.tsx'
import { LateDrawing } from '#src/core/late-drawing.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { BackWhere } from './back-where.tsx'

/** The screen for an address that leads nowhere. */
export function NotFound() {
  const { t } = useSpeech()
  return (
    <Blank
      level="h1"
      drawing={<LateDrawing of="boat" />}
      title={t('app.notFoundTitle')}
      text={t('app.notFoundText')}
    >
      <ButtonLink to="/">{t('app.backHome')}</ButtonLink>
      <BackWhere />
    </Blank>
  )
}
