import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { VerticalId } from '#contract/verticals.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { openedCard } from '#src/core/listing/opened.ts'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { TopBar } from '#src/core/page/top-bar.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { Gone } from './gone.tsx'
import { KnownCard } from './known-card.tsx'
import { ListingSkeleton } from './listing-skeleton.tsx'

interface Props<T> {
  vertical: VerticalId
  slug: string
  /** The listing; null where there is none, or none any more. */
  query: UseQueryResult<T | null>
  children: (listing: T) => ReactNode
}

/** A listing's page, while it loads, fails, is missing or has loaded. */
export function ListingScreen<T>({ vertical, slug, query, children }: Props<T>) {
  const { t } = useSpeech()
  const { name } = useVerticals()[vertical]
  const card = openedCard(slug)
  const hasOwnTitle = query.data !== undefined || card !== undefined
  return (
    <>
      {query.data === undefined || query.data === null ? <TopBar /> : null}
      {!hasOwnTitle && query.error && <ScreenTitle srOnly>{t(name)}</ScreenTitle>}
      <AsyncSection
        query={query}
        skeleton={<ListingSkeleton slug={slug} />}
        known={card && <KnownCard card={card} />}
      >
        {(listing) => (listing === null ? <Gone vertical={vertical} /> : children(listing))}
      </AsyncSection>
    </>
  )
}
