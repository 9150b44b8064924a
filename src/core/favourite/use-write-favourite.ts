import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

interface Marked {
  slug: string
  is_favorited?: boolean | undefined
}

/** Has a listing's own page show another state, in every language it was read in. */
export function useWriteFavourite(queryKey: readonly string[], slug: string): (isKept: boolean) => void {
  const queries = useQueryClient()
  return useCallback(
    (is_favorited) =>
      void queries.setQueriesData<Marked | null>({ queryKey }, (listing) =>
        listing?.slug === slug ? { ...listing, is_favorited } : listing,
      ),
    [queries, queryKey, slug],
  )
}
