import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import type { Location } from './location.ts'
import { locations, type Point } from './queries.ts'
import { newSearchSession } from './search-session.ts'
import { useDebounced } from './use-debounced.ts'

/** Each search is charged for by an outside service, so it waits until typing pauses. */
const SETTLE_MS = 750

export interface Suggestion {
  place_id: string
  text: string
}

export interface LocationSearch {
  typed: string
  type: (text: string) => void
  suggestions: readonly Suggestion[]
  state: 'idle' | 'searching' | 'found' | 'nothing' | 'failed'
  failure: unknown
  retry: () => void
  /** Finds the point of a suggestion, and ends the search with it. */
  choose: (suggestion: Suggestion) => void
}

export interface Searcher {
  near: Point | undefined
  onFound: (location: Location) => void
  /** Whether it is yet to be known where the chosen suggestion is. */
  onFinding: (isFinding: boolean) => void
}

/**
 * A location search from its first letter to the choice. Its suggestions always belong to the latest text.
 */
export function useLocationSearch({ near, onFound, onFinding }: Searcher): LocationSearch {
  const { language } = useSpeech()
  const code = language?.code ?? ''
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const [choosing, setChoosing] = useState<{ suggestion: Suggestion; error?: unknown }>()
  const session = useRef('')
  // A slow answer must not replace a later choice, or one that the person is typing.
  const lastChoice = useRef<Suggestion>(undefined)
  const search = typed.trim() || undefined
  const settled = useDebounced(search, SETTLE_MS)
  const query = useQuery({
    ...locations.suggestions(code, settled ?? '', session.current, near),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
  })

  function type(text: string): void {
    // An emptied field begins a new search session.
    if (search === undefined) session.current = newSearchSession()
    lastChoice.current = undefined
    onFinding(false)
    setChoosing(undefined)
    setTyped(text)
  }

  async function choose(suggestion: Suggestion): Promise<void> {
    lastChoice.current = suggestion
    const isMeant = () => lastChoice.current === suggestion
    setChoosing({ suggestion })
    onFinding(true)
    try {
      const location = await queries.fetchQuery(locations.located(code, suggestion.place_id, session.current))
      if (!isMeant()) return
      onFound(location)
      setTyped('')
      setChoosing(undefined)
    } catch (error) {
      if (isMeant()) setChoosing({ suggestion, error })
    } finally {
      if (isMeant()) onFinding(false)
    }
  }

  const failure = choosing?.error ?? query.error
  return {
    typed,
    type,
    suggestions: search === undefined ? [] : (query.data ?? []),
    state: stateOf(
      search !== settled || query.isFetching || isUnderWay(choosing),
      search,
      failure,
      query.data,
    ),
    failure,
    retry: () => void (choosing ? choose(choosing.suggestion) : query.refetch()),
    choose: (suggestion) => void choose(suggestion),
  }
}

function isUnderWay(choosing: { error?: unknown } | undefined): boolean {
  return choosing !== undefined && choosing.error === undefined
}

function stateOf(
  isBusy: boolean,
  search: string | undefined,
  failure: unknown,
  found: readonly Suggestion[] | undefined,
): LocationSearch['state'] {
  if (search === undefined) return 'idle'
  if (isBusy) return 'searching'
  if (failure) return 'failed'
  return found?.length ? 'found' : 'nothing'
}
