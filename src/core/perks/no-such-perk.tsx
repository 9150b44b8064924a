import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { BoatDrawing } from '#src/ui/drawings/boat.tsx'

/** Says that there is no such perk; one of somebody else's looks the same. */
export function NoSuchPerk() {
  const { t } = useSpeech()
  return (
    <Blank level="h1" drawing={<BoatDrawing />} title={t('app.notFoundTitle')} text={t('app.notFoundText')}>
      <ButtonLink to="/perks">{t('perks.title')}</ButtonLink>
    </Blank>
  )
}
