import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { AsyncSection } from '#src/core/async-section.tsx'
import { HandoverSkeleton } from '#src/core/handover/handover-skeleton.tsx'
import { pickupDrop } from '#src/core/handover/queries.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Gone } from '#src/core/listing/detail/gone.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { ChoosingCollection } from '../collect/choosing-collection.tsx'
import { soldVisits } from '../visit/sold-visits.ts'
import { type ChosenVisit, isAtHome, isCollected } from '../visit/visit.ts'
import { VisitStep } from '../visit/visit-step.tsx'
import { ChoosingHome } from './choosing-home.tsx'

/** The screen on which one chooses where a visit is done, or where and when things are collected for it. */
export function HomeScreen({ slug }: { slug: string }) {
  const { t } = useSpeech()
  return (
    <VisitStep slug={slug} title={t('visit.where')}>
      {(_, draft) =>
        isAtHome(draft.chosen) || isCollected(draft.chosen) ? (
          <Choosing draft={draft} />
        ) : (
          <Navigate to={soldVisits.paths.choose} params={{ slug }} replace />
        )
      }
    </VisitStep>
  )
}

function Choosing({ draft }: { draft: Draft<ChosenVisit> }) {
  const offer = useQuery(pickupDrop(draft.listing.slug))
  const Choose = isAtHome(draft.chosen) ? ChoosingHome : ChoosingCollection
  return (
    <AsyncSection query={offer} skeleton={<HandoverSkeleton />}>
      {(said) =>
        said === null ? (
          <Gone vertical="services" level="h2" />
        ) : (
          <Choose draft={draft} offer={said} asOf={offer.dataUpdatedAt} />
        )
      }
    </AsyncSection>
  )
}
