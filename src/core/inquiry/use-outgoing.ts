import { useState } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import type { Card } from '#contract/entities/card.ts'
import { useObserved } from '#src/core/use-observed.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { personHere } from '#src/data/owner.ts'

/** The state of the message that was last sent here. */
export type OutgoingState = 'none' | 'sending' | 'waits' | 'refused' | 'done'

/** Sends a message through the outbox: stored here first, and sent once, now or when there is a network. */
export function useOutgoing(call: QueuedCall['name']) {
  const [key, setKey] = useState<string>()
  const entry = useObserved(outbox.waiting).find((it) => it.key === key)
  const delay = useObserved(outbox.delay)
  return {
    state: stateOf(key, entry, delay),
    refusal: entry?.refusal,
    async send(request: Record<string, unknown>, about?: Card) {
      // A refused message is replaced by the new one, so that it is not shown twice.
      if (entry?.refusal !== undefined) await outbox.discard(entry.key)
      const action = { owner: personHere().owner, call, request, ...(about ? { about } : {}) }
      setKey((await outbox.add(action)).key)
    },
  }
}

function stateOf(
  key: string | undefined,
  entry: { refusal?: string | undefined } | undefined,
  delay: string | undefined,
): OutgoingState {
  if (key === undefined) return 'none'
  if (!entry) return 'done'
  if (entry.refusal !== undefined) return 'refused'
  return delay === undefined ? 'sending' : 'waits'
}
