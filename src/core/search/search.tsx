import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { AsyncSection } from '#src/core/async-section.tsx'
import type { Explored } from '#src/core/explore/explored.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useOpenIds } from '#src/core/listing/vertical.ts'
import { useChosenLocation } from '#src/core/location/location.ts'
import { CategoryChip } from './category-chip.tsx'
import { Found } from './found.tsx'
import { FoundAtTime } from './found-at-time.tsx'
import { type SearchQuery, search } from './queries.ts'
import { rememberSearch } from './recent-searches.ts'
import { ResultSkeletons } from './result-list.tsx'
import { SearchField } from './search-field.tsx'
import { SearchStart } from './search-start.tsx'
import { VerticalChips } from './vertical-chips.tsx'

interface Props {
  searchQuery: SearchQuery
  /** Replaces the address with each change, so that going back skips the letters between. */
  onSearch: (searchQuery: SearchQuery) => void
  /** The explored verticals whose times a search may name. */
  timed: readonly Explored[]
}

/** The search by name, in all verticals or in one. */
export function Search({ searchQuery, onSearch, timed }: Props) {
  const { t, language } = useSpeech()
  const location = useChosenLocation()
  const isPart = Boolean(searchQuery.vertical || searchQuery.category)
  const isAsking = Boolean(searchQuery.q) || isPart
  const atTime = namedIn(timed, searchQuery)
  const text = atTime?.named.rest ?? searchQuery.q ?? ''
  const query = useQuery({
    ...search.listings({ ...searchQuery, q: text }, useOpenIds(), language?.code ?? '', location),
    enabled: isAsking && language !== undefined && !(atTime && text === ''),
  })
  const found = (
    <AsyncSection query={query} skeleton={<ResultSkeletons />}>
      {(answer) => (
        <Found
          text={text}
          answer={answer}
          isOld={query.isPlaceholderData}
          onEverywhere={isPart ? () => onSearch(searchQuery.q ? { q: searchQuery.q } : {}) : undefined}
        />
      )}
    </AsyncSection>
  )
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.h1 srOnly>{t('search.title')}</chakra.h1>
      <SearchField
        value={searchQuery.q ?? ''}
        onChange={(q) => onSearch({ ...searchQuery, q })}
        onEnter={rememberSearch}
      />
      <VerticalChips
        chosen={searchQuery.vertical}
        onChoose={(vertical) =>
          onSearch({ ...(searchQuery.q ? { q: searchQuery.q } : {}), ...(vertical ? { vertical } : {}) })
        }
      />
      {searchQuery.category && (
        <CategoryChip
          name={query.data?.items[0]?.category ?? searchQuery.category}
          onRemove={() => {
            const { category, ...rest } = searchQuery
            onSearch(rest)
          }}
        />
      )}
      {!isAsking ? (
        <SearchStart onSearch={(q) => onSearch({ q })} />
      ) : atTime ? (
        <FoundAtTime {...atTime} text={searchQuery.q ?? ''}>
          {text !== '' && found}
        </FoundAtTime>
      ) : (
        found
      )}
    </chakra.div>
  )
}

/** The time that a search names, and what is meant to be had then. */
function namedIn(timed: readonly Explored[], { q = '', vertical, category }: SearchQuery) {
  if (category) return undefined
  for (const of of timed) {
    const named = vertical === undefined || vertical === of.vertical ? of.named?.(q) : undefined
    if (named) return { of, named }
  }
  return undefined
}
