import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useCallback } from 'react'
import type { Card } from '#contract/entities/card.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingRow } from '#src/core/listing/row.tsx'
import { useLoaded } from '#src/core/use-loaded.ts'
import type { Explored } from './explored.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PriceFound } from './price-found.tsx'
import { explore } from './queries.ts'
import type { Exploring } from './use-exploring.ts'
import { type ListProps, PageList, PaneList } from './virtual-list.tsx'

const loadSavedAge = async () => (await import('./saved-age.tsx')).SavedAge

interface Props {
  of: Explored
  exploring: Exploring
  /** The element that scrolls, where that is not the page. */
  pane?: RefObject<HTMLElement | null>
  /** The scroll position when the list comes. */
  startsAt?: number
}

/** The listings found around a location, loaded page by page while scrolling. */
export function Results({ of, exploring, pane, startsAt = 0 }: Props) {
  const { t, language } = useSpeech()
  const query = useInfiniteQuery({
    ...explore.found(of, exploring.exploreQuery, language?.code ?? '', exploring.location),
    enabled: language !== undefined,
  })
  const savedAt = query.data?.pages[0]?.savedAt
  const SavedAge = useLoaded(loadSavedAge, savedAt !== undefined)
  const when = of.timeFilter?.requestDates && exploring.exploreQuery.when
  const { fetchNextPage, hasNextPage, isFetching } = query
  const onMore = useCallback(() => {
    if (!isFetching) void fetchNextPage({ cancelRefetch: false })
  }, [fetchNextPage, isFetching])
  return (
    <chakra.section
      aria-label={t('explore.results')}
      opacity={query.isPlaceholderData ? 0.6 : 1}
      transition="opacity {durations.fast} ease-out"
    >
      <AsyncSection query={query} skeleton={<ListSkeleton />}>
        {({ pages }) => {
          const cards = pages.flatMap((it) => it.cards)
          const n = pages[0]?.unknown ?? 0
          const unknown = of.texts.unknown && n > 0 && !hasNextPage && (
            <Unknown>{t(of.texts.unknown, { n })}</Unknown>
          )
          if (cards.length === 0)
            return (
              <>
                <NothingFound of={of} exploring={exploring} text="explore.nothingText" />
                {unknown}
              </>
            )
          const list: ListProps<Card> = {
            items: cards,
            keyOf: (it) => it.slug,
            render: (card, at) => (
              <ListingRow card={card} eager={at < 5} when={when} Price={PriceFound} Note={of.Note} />
            ),
            onMore: hasNextPage ? onMore : undefined,
          }
          return (
            <>
              {SavedAge && savedAt !== undefined && <SavedAge at={savedAt} />}
              {pane ? <PaneList pane={pane} startsAt={startsAt} {...list} /> : <PageList {...list} />}
              {unknown}
            </>
          )
        }}
      </AsyncSection>
    </chakra.section>
  )
}

const Unknown = chakra('p', {
  base: { color: 'muted', fontSize: '14', textAlign: 'center', paddingBlock: '4' },
})
