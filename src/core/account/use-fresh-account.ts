import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePerson } from './person.ts'
import { account } from './queries.ts'

/** Asks anew for what the server knows of the person, before they come to pay: their balance changes elsewhere. */
export function useFreshAccount(): void {
  const queries = useQueryClient()
  const isSomebody = usePerson().token !== undefined
  useEffect(() => {
    if (isSomebody) void queries.prefetchQuery(account.me())
  }, [queries, isSomebody])
}
