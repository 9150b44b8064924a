import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Blank } from '#src/ui/blank.tsx'
import { QuietChoice, QuietLink } from '#src/ui/button.tsx'
import { SpyglassDrawing } from '#src/ui/drawings/spyglass.tsx'
import type { Explored } from './explored.ts'
import { LookAtHome } from './look-at-home.tsx'
import type { Exploring } from './use-exploring.ts'

interface Props {
  of: Explored
  exploring: Exploring
  text: TextKey
  /** Looks at more of the map at once. */
  onFarther?: (() => void) | undefined
}

/** Says that nothing was found, and what can be done about that. */
export function NothingFound({ of, exploring, text, onFarther }: Props) {
  const { t } = useSpeech()
  const { q, categories, when } = exploring.exploreQuery
  const canClear = exploring.isNarrowed || categories.length > 0
  return (
    <Blank
      level="h2"
      drawing={<SpyglassDrawing />}
      title={t('search.nothingTitle')}
      text={t((when && of.timeFilter?.nothing) ?? text)}
    >
      {onFarther ? (
        <QuietChoice type="button" onClick={onFarther}>
          {t('explore.farther')}
        </QuietChoice>
      ) : (
        <LookAtHome exploring={exploring} />
      )}
      {when && (
        <>
          <QuietChoice type="button" aria-haspopup="dialog" onClick={exploring.askWhen}>
            {t('explore.otherDates')}
          </QuietChoice>
          <QuietChoice type="button" onClick={() => exploring.chooseWhen(undefined)}>
            {t('explore.clearDates')}
          </QuietChoice>
        </>
      )}
      {q !== '' && (
        <QuietLink to="/search" search={{ q }}>
          {t('search.everywhere')}
        </QuietLink>
      )}
      {canClear && (
        <QuietChoice type="button" onClick={exploring.clear}>
          {t('explore.clear')}
        </QuietChoice>
      )}
    </Blank>
  )
}
