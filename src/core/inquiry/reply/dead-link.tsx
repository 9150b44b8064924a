import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { LifebuoyDrawing } from '#src/ui/drawings/lifebuoy.tsx'

/** Says that a link has expired, or is incomplete. */
export function DeadLink() {
  const { t } = useSpeech()
  return (
    <Blank
      level="h1"
      drawing={<LifebuoyDrawing />}
      title={t('messages.deadTitle')}
      text={t('messages.deadText')}
    >
      <ButtonLink to="/">{t('app.backHome')}</ButtonLink>
    </Blank>
  )
}
