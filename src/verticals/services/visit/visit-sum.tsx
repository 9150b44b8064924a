import { wireSubtotalOf } from '#src/core/checkout/sold.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ComesTo } from '#src/core/money/comes-to.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { lengthOf } from '#src/lib/duration.ts'
import { soldVisits } from './sold-visits.ts'
import { type ChosenVisit, isCollected, minutesOf } from './visit.ts'

/** The price of a visit, its number of services and its length. */
export function VisitSum({ draft }: { draft: Draft<ChosenVisit> }) {
  const { t } = useSpeech()
  const { chosen } = draft
  return (
    <p role="status">
      <ComesTo amount={wireSubtotalOf(soldVisits, draft)}>
        {t('visit.count', { n: chosen.services.length })}
        {!isCollected(chosen) && ` · ${t('visit.length', { time: lengthOf(minutesOf(draft)) })}`}
      </ComesTo>
    </p>
  )
}
