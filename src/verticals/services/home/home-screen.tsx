import { useQuery } from '@tanstack/react-query'
import { Navigate, useRouter } from '@tanstack/react-router'
import { AsyncSection } from '#src/core/async-section.tsx'
import type { ChosenHome } from '#src/core/handover/chosen-home.ts'
import { HandoverSkeleton } from '#src/core/handover/handover-skeleton.tsx'
import { HomeStep } from '#src/core/handover/home-step.tsx'
import { pickupDrop } from '#src/core/handover/queries.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Gone } from '#src/core/listing/detail/gone.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { soldVisits } from '../visit/sold-visits.ts'
import { type ChosenVisit, isAtHome, subtotalOf, withHome } from '../visit/visit.ts'
import { VisitStep } from '../visit/visit-step.tsx'

/** The screen on which one chooses the address at which a visit is done. */
export function HomeScreen({ slug }: { slug: string }) {
  const { t } = useSpeech()
  return (
    <VisitStep slug={slug} title={t('homeVisit.title')}>
      {(_, draft) =>
        isAtHome(draft.chosen) ? (
          <ChoosingHome draft={draft} />
        ) : (
          <Navigate to={soldVisits.paths.choose} params={{ slug }} replace />
        )
      }
    </VisitStep>
  )
}

function ChoosingHome({ draft }: { draft: Draft<ChosenVisit> }) {
  const router = useRouter()
  const { drafts, paths } = soldVisits
  const { slug } = draft.listing
  const { home, ...visit } = draft.chosen
  const offer = useQuery(pickupDrop(slug))
  const goOn = async (chosen: ChosenHome) => {
    await drafts.change((now) => now && withHome(now, chosen))
    const to = visit.start ? paths.review : '/reserve-and-relax/store/$slug/booking/staff-select'
    await router.navigate({ to, params: { slug } })
  }
  return (
    <AsyncSection query={offer} skeleton={<HandoverSkeleton />}>
      {(said) =>
        said === null ? (
          <Gone vertical="services" level="h2" />
        ) : (
          <HomeStep
            {...{ slug, offer: said, asOf: offer.dataUpdatedAt, before: home }}
            price={subtotalOf({ ...draft, chosen: visit })}
            onGoOn={(it) => void goOn(it)}
          />
        )
      }
    </AsyncSection>
  )
}
