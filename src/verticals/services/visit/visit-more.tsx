import { Clock } from 'lucide-react'
import { HandoverEntryPart } from '#src/core/handover/entry-part.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Fact, Facts } from '#src/core/page/fact.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { hourAt } from '#src/lib/dates.ts'
import { lengthOf } from '#src/lib/duration.ts'
import { type ChosenVisit, isAtHome, minutesOf } from './visit.ts'

/** The beginning and end of a whole visit, and the way to choosing another address for it. */
export function VisitMore({ draft }: { draft: Draft<ChosenVisit> }) {
  const { t, language } = useSpeech()
  const { listing, chosen } = draft
  const hour = (instant: string) => hourAt(instant, listing.timezone, language?.code ?? 'en')
  if (!chosen.start || !chosen.end) return null
  return (
    <>
      <Facts marginBlockStart="3">
        <Fact
          icon={Clock}
          label={t('visit.whole')}
          more={t('visit.length', { time: lengthOf(minutesOf(draft)) })}
        >
          {t('visit.fromUntil', { from: hour(chosen.start), until: hour(chosen.end) })}
        </Fact>
      </Facts>
      <HandoverEntryPart
        slug={listing.slug}
        isOffered={isAtHome(chosen)}
        title="visit.atHome"
        text={chosen.home?.asked.address}
      />
    </>
  )
}
