import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AsyncSection } from '#src/core/async-section.tsx'
import { exploreQueryOf } from '#src/core/explore/explore-query.ts'
import type { Explored, NamedTime } from '#src/core/explore/explored.ts'
import { namedTimeWay } from '#src/core/explore/named-time-way.ts'
import { explore } from '#src/core/explore/queries.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ListingRow } from '#src/core/listing/row.tsx'
import { SeeAll, StripHead, StripTitle } from '#src/core/listing/strip-head.tsx'
import { useChosenLocation } from '#src/core/location/location.ts'
import { rememberSearch } from './recent-searches.ts'
import { ResultList, ResultSkeletons } from './result-list.tsx'

interface Props {
  of: Explored
  named: NamedTime
  /** The whole search, as it was typed. */
  text: string
  /** The usual results, shown where nothing takes place at that time. */
  children: ReactNode
}

/** The listings at the time that a search names, and a link to all of them. */
export function FoundAtTime({ of, named, text, children }: Props) {
  const { t, language } = useSpeech()
  const way = namedTimeWay(of, named)
  const title = t(named.title)
  const query = useInfiniteQuery({
    ...explore.found(of, exploreQueryOf(of, way.search), language?.code ?? '', useChosenLocation()),
    enabled: language !== undefined,
  })
  const isEmpty = query.data?.pages[0]?.cards.length === 0
  return (
    <chakra.section
      aria-label={title}
      opacity={query.isPlaceholderData ? 0.6 : 1}
      transition="opacity {durations.fast} ease-out"
    >
      <StripHead marginBlockEnd="2">
        <StripTitle>
          {title}
          {named.rest && (
            <>
              {' · '}
              <bdi>{named.rest}</bdi>
            </>
          )}
        </StripTitle>
        {!isEmpty && (
          <SeeAll {...way} onClick={() => rememberSearch(text)} aria-label={t('strip.seeAllOf', { title })}>
            {t('strip.seeAll')}
          </SeeAll>
        )}
      </StripHead>
      <AsyncSection query={query} skeleton={<ResultSkeletons />}>
        {({ pages }) => {
          const cards = pages[0]?.cards ?? []
          if (cards.length === 0)
            return (
              <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
                <chakra.p role="status" color="muted">
                  {t(named.nothing)}
                </chakra.p>
                {children}
              </chakra.div>
            )
          return (
            <>
              <chakra.p role="status" srOnly>
                {query.isPlaceholderData ? '' : t('search.found', { n: cards.length })}
              </chakra.p>
              <ResultList onClick={() => rememberSearch(text)}>
                {cards.map((card, at) => (
                  <li key={card.slug}>
                    <ListingRow card={card} eager={at < 5} />
                  </li>
                ))}
              </ResultList>
            </>
          )
        }}
      </AsyncSection>
    </chakra.section>
  )
}
