import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import { getInquiries, getInquiry, getInquiryByLink } from '#contract/calls/inquiries.ts'
import { send } from '#src/data/provider/call.ts'
import { persisted } from '#src/data/query/persisted-queries.ts'
import { upToDate } from './kept-messages.ts'

/** The pause between two looks for an answer in an open thread. */
const LOOK_AGAIN_MS = 8_000

type Thread = ReplyOf<typeof getInquiry>

/** Reads only the new messages, where some of the thread is here. */
async function onwards(
  { client, queryKey }: { client: QueryClient; queryKey: readonly unknown[] },
  ask: (after: number) => Promise<Thread>,
): Promise<Thread> {
  const before = client.getQueryData<Thread>(queryKey)?.messages ?? []
  return upToDate(before, await ask(before.at(-1)?.id ?? 0))
}

export const inquiries = {
  /** The person's threads, the last written in first. */
  list: () =>
    infiniteQueryOptions({
      queryKey: ['inquiries'],
      queryFn: ({ signal, pageParam }) => send(getInquiries, pageParam ? { cursor: pageParam } : {}, signal),
      initialPageParam: '',
      getNextPageParam: ({ next_cursor }) => next_cursor,
      meta: persisted,
      staleTime: 0,
    }),
  thread: (inquiry: string) =>
    queryOptions({
      queryKey: ['inquiry', inquiry],
      queryFn: (context) => onwards(context, (after) => send(getInquiry, { inquiry, after }, context.signal)),
      meta: persisted,
      staleTime: 0,
      refetchInterval: LOOK_AGAIN_MS,
    }),
  /** A thread by the link in a mail. It is stored on no device: whoever has the link has the thread. */
  byLink: (secret: string) =>
    queryOptions({
      queryKey: ['inquiry by link', secret],
      queryFn: (context) =>
        onwards(context, (after) => send(getInquiryByLink, { secret, after }, context.signal)),
      staleTime: 0,
      refetchInterval: LOOK_AGAIN_MS,
    }),
}
