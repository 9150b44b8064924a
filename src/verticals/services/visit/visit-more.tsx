import { Clock } from 'lucide-react'
import { HandoverEntryPart } from '#src/core/handover/entry-part.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Fact, Facts } from '#src/core/page/fact.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { hourAt, momentAt } from '#src/lib/dates.ts'
import { lengthOf } from '#src/lib/duration.ts'
import { LabelledRows } from '#src/ui/labelled-rows.ts'
import { type ChosenVisit, isAtHome, isCollected, minutesOf } from './visit.ts'

/** The beginning and end of a whole visit, and the way to choosing where else it is done. */
export function VisitMore({ draft }: { draft: Draft<ChosenVisit> }) {
  const { t, language } = useSpeech()
  const { listing, chosen } = draft
  const locale = language?.code ?? 'en'
  const hour = (instant: string) => hourAt(instant, listing.timezone, locale)
  const moment = (instant: string) => momentAt(instant, listing.timezone, locale)
  const { start, end, home, collection } = chosen
  if (!start || !end) return null
  return (
    <>
      {isCollected(chosen) ? (
        <LabelledRows>
          <dt>{t('visit.collectedFrom')}</dt>
          <dd>{moment(start)}</dd>
          <dt>{t('visit.backBy')}</dt>
          <dd>{moment(end)}</dd>
        </LabelledRows>
      ) : (
        <Facts marginBlockStart="3">
          <Fact
            icon={Clock}
            label={t('visit.whole')}
            more={t('visit.length', { time: lengthOf(minutesOf(draft)) })}
          >
            {t('visit.fromUntil', { from: hour(start), until: hour(end) })}
          </Fact>
        </Facts>
      )}
      <HandoverEntryPart
        slug={listing.slug}
        isOffered={isAtHome(chosen) || isCollected(chosen)}
        title={isAtHome(chosen) ? 'visit.atHome' : 'visit.collects'}
        text={home?.asked.address ?? collection?.names.pickup}
      />
    </>
  )
}
