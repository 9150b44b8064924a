import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { personHere } from '#src/data/owner.ts'

/** What became of something that was done with a booking. */
export type WaitingState = 'none' | 'sending' | 'waits' | 'refused'

/**
 * Something that is done with one booking: written down here first, and sent once, now or when there is a network.
 * Whether it waits, was refused or is done is the outbox's to know, also after a reload.
 */
export function useWaitingCall(
  call: QueuedCall['name'],
  { unique_booking_id, slug }: { unique_booking_id: string; slug: string },
  onDone?: () => void,
) {
  const queries = useQueryClient()
  const waiting = useObserved(outbox.waiting).filter(
    (it) => it.call === call && it.request.unique_booking_id === unique_booking_id,
  )
  const hold = useObserved(outbox.hold)
  const entry = waiting.at(-1)
  // Of what was sent from here, or waits since before; what is taken back is nobody's news.
  const followed = useRef<string>(undefined)
  const lookAfter = useEffectEvent(() => {
    followed.current ??= entry?.refusal === undefined ? entry?.key : undefined
    if (followed.current === undefined || outbox.waiting.value.some((it) => it.key === followed.current))
      return
    followed.current = undefined
    // What it is now, and what came into the wallet, the server knows.
    const mine = new Set(['bookings', 'wallet', slug, unique_booking_id])
    const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
      queryKey.some((it) => mine.has(String(it)))
    void queries.invalidateQueries({ predicate })
    onDone?.()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked after whenever another one waits, or none
  useEffect(() => lookAfter(), [entry?.key])
  const discard = async () => {
    followed.current = undefined
    for (const { key } of waiting) await outbox.discard(key)
  }
  return {
    state: stateOf(entry, hold),
    refusal: entry?.refusal,
    async send(request: Record<string, unknown>) {
      await discard()
      const of = { unique_booking_id, ...request }
      followed.current = (await outbox.add({ owner: personHere().owner, call, request: of })).key
      lookAfter()
    },
    takeBack: discard,
  }
}

function stateOf(
  entry: { refusal?: string | undefined } | undefined,
  hold: string | undefined,
): WaitingState {
  if (!entry) return 'none'
  if (entry.refusal !== undefined) return 'refused'
  return hold === undefined ? 'sending' : 'waits'
}
