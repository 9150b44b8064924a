import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPickupDrop } from '#contract/calls/pickup-drop.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { ListingStep } from '#src/core/checkout/listing-step.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Gone } from '#src/core/listing/detail/gone.tsx'
import { HandoverSkeleton } from './handover-skeleton.tsx'
import { pickupDrop } from './queries.ts'

interface Props<T> {
  vertical: VerticalId
  slug: string
  query: UseQueryResult<T | null>
  /** Called with the offer, and when it was read. */
  children: (listing: T, offer: ReplyOf<typeof getPickupDrop>, asOf: number) => ReactNode
}

/** The screen on which one chooses how to get something, once it and its offer are known. */
export function HandoverFrame<T extends { title: string }>({ vertical, slug, query, children }: Props<T>) {
  const { t } = useSpeech()
  const offer = useQuery(pickupDrop(slug))
  const skeleton = <HandoverSkeleton />
  return (
    <ListingStep vertical={vertical} title={t('handover.title')} query={query} skeleton={skeleton}>
      {(listing) => (
        <AsyncSection query={offer} skeleton={skeleton}>
          {(said) =>
            said === null ? (
              <Gone vertical={vertical} level="h2" />
            ) : (
              children(listing, said, offer.dataUpdatedAt)
            )
          }
        </AsyncSection>
      )}
    </ListingStep>
  )
}
