import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import type { getSearchStart } from '#contract/calls/search.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Strip } from '#src/core/listing/strip.tsx'
import { useOpenIds } from '#src/core/listing/vertical.ts'
import { useChosenLocation } from '#src/core/location/location.ts'
import { CategoryLinks } from './category-links.tsx'
import { search } from './queries.ts'
import { RecentGroup } from './recent-group.tsx'
import { Group, ResultSkeletons } from './result-list.tsx'

/** The search screen before a query: recent searches, what is liked best around here, and the categories. */
export function SearchStart({ onSearch }: { onSearch: (text: string) => void }) {
  const { language } = useSpeech()
  const location = useChosenLocation()
  const query = useQuery({
    ...search.start(useOpenIds(), language?.code ?? '', location),
    enabled: language !== undefined,
  })
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <RecentGroup onSearch={onSearch} />
      <AsyncSection query={query} skeleton={<ResultSkeletons />}>
        {({ popular, categories }) => <Offers popular={popular} categories={categories} />}
      </AsyncSection>
    </chakra.div>
  )
}

function Offers({ popular, categories }: ReplyOf<typeof getSearchStart>) {
  const { t } = useSpeech()
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      {popular.length > 0 && <Strip title={t('search.popular')} items={popular} rows={2} />}
      {categories.length > 0 && (
        <Group title={t('home.categories')}>
          <CategoryLinks categories={categories} />
        </Group>
      )}
    </chakra.div>
  )
}
