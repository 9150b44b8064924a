import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { VerticalId } from '#contract/verticals.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { Gone } from '#src/core/listing/detail/gone.tsx'
import { useScreenName } from '#src/core/screen-name.ts'
import { StepFrame } from './frame.tsx'

interface Props<T> {
  vertical: VerticalId
  title: string
  /** The listing; null is an answer too: there is none, or none any more. */
  query: UseQueryResult<T | null>
  skeleton: ReactNode
  children: (listing: T) => ReactNode
}

/** The step in which one chooses what one wants of a listing. */
export function ListingStep<T extends { title: string }>({
  vertical,
  title,
  query,
  skeleton,
  children,
}: Props<T>) {
  useScreenName(query.data?.title)
  return (
    <StepFrame title={title}>
      <AsyncSection query={query} skeleton={skeleton}>
        {(listing) => (listing === null ? <Gone vertical={vertical} level="h2" /> : children(listing))}
      </AsyncSection>
    </StepFrame>
  )
}
