import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useDebounced } from '#src/core/location/use-debounced.ts'
import type { ChosenFilters, Explored } from './explored.ts'
import { explore } from './queries.ts'
import type { Exploring } from './use-exploring.ts'

const SETTLED_MS = 300

/** The text of the button that applies the filters: with the number of results, once that is known. */
export function useShowText(
  of: Explored,
  { exploreQuery, location }: Exploring,
  filters: ChosenFilters,
  categories: readonly string[],
): string {
  const { t, language } = useSpeech()
  const narrowed = useMemo(
    () => ({ ...exploreQuery, filters, categories }),
    [exploreQuery, filters, categories],
  )
  const settled = useDebounced(narrowed, SETTLED_MS) ?? narrowed
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...explore.found(of, settled, language?.code ?? '', location),
    enabled: language !== undefined,
  })
  const [first] = data?.pages ?? []
  if (!first || isPlaceholderData || settled !== narrowed) return t('explore.apply')
  const n = first.cards.length
  return first.next_cursor === undefined
    ? t(of.texts.show ?? 'explore.show', { n })
    : t('explore.showMany', { n })
}
