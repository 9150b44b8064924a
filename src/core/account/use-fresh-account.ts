import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePerson } from './person.ts'
import { account } from './queries.ts'

/** Reads the account again before somebody comes to pay, since their balance changes elsewhere too. */
export function useFreshAccount(): void {
  const queries = useQueryClient()
  const isSomebody = usePerson().token !== undefined
  useEffect(() => {
    if (isSomebody) void queries.prefetchQuery(account.me())
  }, [queries, isSomebody])
}
