import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { BoatDrawing } from '#src/ui/drawings/boat.tsx'

/** Says that no service is chosen yet, with a link to the store, or to all stores. */
export function NothingChosen({ slug }: { slug?: string }) {
  const { t } = useSpeech()
  return (
    <Blank level="h2" drawing={<BoatDrawing />} title={t('visit.emptyTitle')} text={t('visit.emptyText')}>
      {slug === undefined ? (
        <ButtonLink to="/reserve-and-relax/all-stores">{t('visit.toStores')}</ButtonLink>
      ) : (
        <ButtonLink to="/reserve-and-relax/store/$slug" params={{ slug }}>
          {t('visit.toServices')}
        </ButtonLink>
      )}
    </Blank>
  )
}
