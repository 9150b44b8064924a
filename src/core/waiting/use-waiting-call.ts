import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { QueuedCall } from '#contract/calls/registry.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { OutboxEntry } from '#src/data/outbox/entry.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'
import { personHere } from '#src/data/owner.ts'

/** The state of an action in the outbox. */
export type WaitingState = 'none' | 'sending' | 'waits' | 'refused'

interface Action {
  call: QueuedCall['name']
  /** The request's fields that identify the booking or listing. */
  of: Readonly<Record<string, string | number>>
  /** Updates every screen that shows it: the general refresh may not have loaded yet. */
  refresh: (queries: QueryClient) => void
}

/**
 * An action on one booking or listing, through the outbox: stored here first, and sent once, now or when
 * there is a network. Whether it waits, was refused or is done is read from the outbox, so it survives a
 * reload.
 */
export function useWaitingCall({ call, of, refresh }: Action, onDone?: () => void) {
  const queries = useQueryClient()
  const isThis = (it: OutboxEntry) =>
    it.call === call && Object.entries(of).every(([field, value]) => it.request[field] === value)
  const waiting = useObserved(outbox.waiting).filter(isThis)
  const hold = useObserved(outbox.delay)
  const entry = waiting.at(-1)
  const isRefused = entry?.refusal !== undefined
  // The news is about a call that was sent from here, or that already waited; a call that was taken back is
  // no news.
  const followed = useRef<string>(undefined)
  // A second tap may come before the first is written down.
  const isUnderWay = useRef(false)
  const [isDone, setIsDone] = useState(false)
  const lookAfter = useEffectEvent(() => {
    if (isRefused) isUnderWay.current = false
    followed.current ??= isRefused ? undefined : entry?.key
    if (followed.current === undefined || outbox.waiting.value.some((it) => it.key === followed.current))
      return
    followed.current = undefined
    setIsDone(true)
    refresh(queries)
    onDone?.()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked after whenever another one waits, or none
  useEffect(() => lookAfter(), [entry?.key, isRefused])
  const discard = async () => {
    followed.current = undefined
    for (const { key } of waiting) await outbox.discard(key)
  }
  // No further action is possible until the outcome of the last one is shown.
  const state: WaitingState = entry ? stateOf(entry, hold) : isDone ? 'sending' : 'none'
  return {
    state,
    refusal: entry?.refusal,
    async send(request: Record<string, unknown>) {
      if (isUnderWay.current) return
      isUnderWay.current = true
      try {
        await discard()
        const action = { owner: personHere().owner, call, request: { ...of, ...request } }
        followed.current = (await outbox.add(action)).key
      } catch (error) {
        isUnderWay.current = false
        throw error
      }
      lookAfter()
    },
    async takeBack() {
      isUnderWay.current = false
      await discard()
    },
  }
}

function stateOf({ refusal }: { refusal?: string | undefined }, hold: string | undefined): WaitingState {
  if (refusal !== undefined) return 'refused'
  return hold === undefined ? 'sending' : 'waits'
}
