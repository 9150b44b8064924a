import { MOST_COUNTED } from '#contract/calls/search.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { categoryWay } from '#src/core/listing/category-way.ts'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { Blank } from '#src/ui/blank.tsx'
import { QuietChoice, QuietLink } from '#src/ui/button.tsx'
import { SpyglassDrawing } from '#src/ui/drawings/spyglass.tsx'
import type { SearchAnswer } from './queries.ts'

interface Props {
  text: string
  nearest: SearchAnswer['nearest']
  /** Repeats the search in all verticals; undefined where it is there already. */
  onEverywhere: (() => void) | undefined
}

/** Says that nothing was found, with the category that was most likely meant, and a wider search. */
export function NothingFound({ text, nearest, onEverywhere }: Props) {
  const { t } = useSpeech()
  const verticals = useVerticals()
  // A newer server may have a vertical that this version has no screens for.
  const way =
    nearest && nearest.vertical !== 'other' ? categoryWay(verticals[nearest.vertical], nearest) : undefined
  return (
    <Blank
      level="h2"
      drawing={<SpyglassDrawing />}
      title={text === '' ? t('search.nothingTitle') : t('search.nothingCalled', { text })}
      text={t(way ? 'search.nothingButNear' : onEverywhere ? 'search.nothingHere' : 'search.nothingText')}
    >
      {nearest && way && (
        <QuietLink {...way}>
          {nearest.count < MOST_COUNTED
            ? t('search.seeCounted', { n: nearest.count, name: nearest.name })
            : t('search.seeCategory', { name: nearest.name })}
        </QuietLink>
      )}
      {onEverywhere && (
        <QuietChoice type="button" onClick={onEverywhere}>
          {t('search.everywhere')}
        </QuietChoice>
      )}
      {!way && !onEverywhere && <QuietLink to="/services">{t('search.browse')}</QuietLink>}
    </Blank>
  )
}
