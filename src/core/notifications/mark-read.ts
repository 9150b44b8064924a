import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { type getNotifications, readNotifications } from '#contract/calls/notifications.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { personHere } from '#src/data/owner.ts'
import { type Read, readPages, readsIn, together } from './read.ts'

type Pages = InfiniteData<ReplyOf<typeof getNotifications>>

/**
 * Marks notifications as read: here at once, on the server as soon as it can be told. One entry of the outbox
 * holds all.
 */
export function useMarkRead(): (read: Read) => Promise<void> {
  const queries = useQueryClient()
  return async (read) => {
    await queries.cancelQueries({ queryKey: ['notices'] })
    queries.setQueriesData<Pages>(
      { queryKey: ['notices'] },
      (before) => before && { ...before, pages: readPages(before.pages, read) },
    )
    const before = outbox.waiting.value.filter((it) => it.call === readNotifications.name)
    const request = together(readsIn(before), read)
    await outbox.add({ owner: personHere().owner, call: readNotifications.name, request: { ...request } })
    for (const { key } of before) await outbox.discard(key)
  }
}
