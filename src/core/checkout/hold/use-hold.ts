import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { connection } from '#src/data/connection/report.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { askForHold } from './ask-for-hold.ts'
import { heldMsLeft } from './hold-state.ts'

/** `none`: not requested yet, or being requested. `lapsed`: the hold has ended. */
export type HoldState = 'none' | 'held' | 'lapsed'

export interface HoldView {
  state: HoldState
  leftMs: number
  canExtend: boolean
  isWorking: boolean
  /** Why the hold was refused. */
  trouble: unknown
  /** Holds what is chosen now, or extends the hold. */
  ask: () => void
}

/**
 * Holds what is chosen while one reviews and pays: requested once by itself, and from then on by the person.
 */
export function useHold(of: Sold, draft: Draft): HoldView {
  const items = of.itemsOf(draft)
  const leftMs = heldMsLeft(draft, items, useNow(), of.holdMs)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // The draft as it is now, not as it was at the last render.
      const asked = of.drafts.current.value ?? draft
      const { server_time: _, ...hold } = await askForHold(of, asked)
      await of.drafts.setHold(asked.id, hold)
    },
  })
  const isOnline = useObserved(connection) === 'online'
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current || (leftMs === 0 && !isOnline)) return
    asked.current = true
    if (leftMs === 0) mutate()
  }, [leftMs, isOnline, mutate])
  const [wasHeld, setWasHeld] = useState(leftMs > 0)
  if (leftMs > 0 && !wasHeld) setWasHeld(true)
  return {
    state: leftMs > 0 ? 'held' : wasHeld && !isPending && !error ? 'lapsed' : 'none',
    leftMs,
    canExtend: draft.hold?.can_extend ?? false,
    isWorking: isPending,
    trouble: leftMs > 0 ? null : error,
    ask: () => mutate(),
  }
}

/** The server's time, renewed every second. */
function useNow(): number {
  const [now, setNow] = useState(time)
  useEffect(() => {
    const timer = setInterval(() => setNow(time()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const time = () => serverNow() ?? Date.now()
