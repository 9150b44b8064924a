import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { Store } from '#contract/entities/store.ts'
import { ListingStep } from '#src/core/checkout/listing-step.tsx'
import { useDraft } from '#src/core/checkout/use-draft.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Draft } from '#src/data/checkout/draft.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { draftListingOf } from '../draft-listing.ts'
import { stores } from '../queries.ts'
import { NothingChosen } from './nothing-chosen.tsx'
import { soldVisits } from './sold-visits.ts'
import { type ChosenVisit, withNewTerms } from './visit.ts'

interface Props {
  slug: string
  title: string
  children: (store: Store, draft: Draft<ChosenVisit>) => ReactNode
}

/** A step between the chosen visit of a store and its bill. */
export function VisitStep({ slug, title, children }: Props) {
  const { language } = useSpeech()
  const store = useQuery({ ...stores.info(slug, language?.code ?? ''), enabled: language !== undefined })
  const draft = useDraft(soldVisits, slug)
  useNewTerms(store.data)
  return (
    <ListingStep
      vertical="services"
      title={title}
      query={store}
      skeleton={<Skeleton height="400px" borderRadius="card" />}
    >
      {(found) =>
        draft === undefined ? (
          <Skeleton height="400px" borderRadius="card" />
        ) : draft ? (
          children(found, draft)
        ) : (
          <NothingChosen slug={slug} />
        )
      }
    </ListingStep>
  )
}

/** Updates the prices and durations of services that were chosen earlier. */
function useNewTerms(store: Store | null | undefined): void {
  useEffect(() => {
    if (!store) return
    void soldVisits.drafts.change((now) => {
      const next =
        now?.listing.slug === store.slug
          ? withNewTerms(now, { ...draftListingOf(store), services: store.services })
          : undefined
      return next === undefined ? now : next
    })
  }, [store])
}
