import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readNotifications } from '#contract/calls/notifications.ts'
import { usePerson } from '#src/core/account/person.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { notices } from './queries.ts'
import { readsIn, seenInbox } from './read.ts'

/** The person's notifications, with what they have read meanwhile. */
export function useInbox() {
  const { language } = useSpeech()
  const { token } = usePerson()
  const queries = useQueryClient()
  const query = useInfiniteQuery({
    ...notices.all(language?.code ?? ''),
    enabled: language !== undefined && token !== undefined,
  })
  const waiting = useObserved(outbox.waiting)
  // The inbox is read again once the server has the reads.
  const waits = waiting.filter((it) => it.call === readNotifications.name).length
  const waited = useRef(waits)
  useEffect(() => {
    if (waits < waited.current) void queries.invalidateQueries({ queryKey: ['notices'] })
    waited.current = waits
  }, [waits, queries])
  return { query, inbox: seenInbox(query.data?.pages ?? [], readsIn(waiting)) }
}
