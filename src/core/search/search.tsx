import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useOpenIds } from '#src/core/listing/vertical.ts'
import { useChosenLocation } from '#src/core/location/location.ts'
import { CategoryChip } from './category-chip.tsx'
import { Found } from './found.tsx'
import { type SearchQuery, search } from './queries.ts'
import { rememberSearch } from './recent-searches.ts'
import { ResultSkeletons } from './result-list.tsx'
import { SearchField } from './search-field.tsx'
import { SearchStart } from './search-start.tsx'
import { VerticalChips } from './vertical-chips.tsx'

interface Props {
  searchQuery: SearchQuery
  /** The address follows what is looked for, without a step back for each letter. */
  onSearch: (searchQuery: SearchQuery) => void
}

/** Looks for what somebody means, in everything or in one vertical. */
export function Search({ searchQuery, onSearch }: Props) {
  const { t, language } = useSpeech()
  const location = useChosenLocation()
  const isPart = Boolean(searchQuery.vertical || searchQuery.category)
  const isAsking = Boolean(searchQuery.q) || isPart
  const query = useQuery({
    ...search.listings(searchQuery, useOpenIds(), language?.code ?? '', location),
    enabled: isAsking && language !== undefined,
  })
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
      {isAsking ? (
        <AsyncSection query={query} skeleton={<ResultSkeletons />}>
          {(answer) => (
            <Found
              text={searchQuery.q ?? ''}
              answer={answer}
              isOld={query.isPlaceholderData}
              onEverywhere={isPart ? () => onSearch(searchQuery.q ? { q: searchQuery.q } : {}) : undefined}
            />
          )}
        </AsyncSection>
      ) : (
        <SearchStart onSearch={(q) => onSearch({ q })} />
      )}
    </chakra.div>
  )
}
