import { useLayoutEffect } from 'react'
import { wireSubtotalOf } from '#src/core/checkout/sold.ts'
import { useDraft } from '#src/core/checkout/use-draft.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { PriceBar } from '#src/core/listing/detail/price-bar.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { soldVisits } from './sold-visits.ts'
import { ADDRESS, type ChosenVisit, doersOf, isCollected, needsAddress } from './visit.ts'
import { VisitSum } from './visit-sum.tsx'

interface Props {
  slug: string
  onChosen: (isChosen: boolean) => void
}

/**
 * The chosen visit of a store, and the button that leads on, by the choice of the address or of professionals where
 * there is one.
 */
export function VisitBar({ slug, onChosen }: Props) {
  const draft = useDraft(soldVisits, slug)
  const isChosen = Boolean(draft)
  useLayoutEffect(() => onChosen(isChosen), [isChosen, onChosen])
  return draft && <ChosenVisitBar draft={draft} />
}

function ChosenVisitBar({ draft }: { draft: Draft<ChosenVisit> }) {
  const { t } = useSpeech()
  const { slug } = draft.listing
  const { chosen } = draft
  const isAsked = doersOf(chosen).length > 1
  const [to, text] = isCollected(chosen)
    ? ([ADDRESS, 'visit.chooseTime'] as const)
    : needsAddress(chosen)
      ? ([ADDRESS, 'visit.chooseAddress'] as const)
      : isAsked
        ? (['/reserve-and-relax/store/$slug/booking/staff-select', 'visit.chooseStaff'] as const)
        : ([soldVisits.paths.choose, 'visit.chooseTime'] as const)
  return (
    <PriceBar price={wireSubtotalOf(soldVisits, draft)} instead={() => <VisitSum draft={draft} />}>
      <ButtonLink to={to} params={{ slug }}>
        {t(text)}
      </ButtonLink>
    </PriceBar>
  )
}
