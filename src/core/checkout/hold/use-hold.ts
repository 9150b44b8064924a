import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { hold as holdCall } from '#contract/calls/orders.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { connection } from '#src/data/connection/report.ts'
import { send } from '#src/data/provider/call.ts'
import { isNotFound } from '#src/data/provider/errors.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { heldMsLeft } from './hold-state.ts'

/** `none`: not asked for yet, or being asked for. `lapsed`: it was held, and the hold has ended. */
export type HoldState = 'none' | 'held' | 'lapsed'

export interface HoldView {
  state: HoldState
  leftMs: number
  canExtend: boolean
  isWorking: boolean
  /** Why it could not be held. */
  trouble: unknown
  /** Holds what is chosen now, or extends the hold. */
  ask: () => void
}

/** Holds what is chosen while one reviews and pays: asked for once by itself, and from then on by the person. */
export function useHold(of: Sold, draft: Draft): HoldView {
  const items = of.itemsOf(draft)
  const leftMs = heldMsLeft(draft, items, useNow(), of.holdMs)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      // As it is now, and not as it was when this was last shown.
      const asked = of.drafts.current.value ?? draft
      const { server_time: _, ...hold } = (await ask(of, asked)).hold
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

async function ask(of: Sold, draft: Draft) {
  const asked = { vertical: of.vertical, items: of.itemsOf(draft) }
  const hold_id = draft.hold?.hold_id
  if (hold_id === undefined) return send(holdCall, asked)
  return send(holdCall, { ...asked, hold_id }).catch((error: unknown) => {
    // It is somebody else's, or belongs to a booking by now.
    if (isNotFound(error)) return send(holdCall, asked)
    throw error
  })
}

/** The server's time, told every second. */
function useNow(): number {
  const [now, setNow] = useState(time)
  useEffect(() => {
    const timer = setInterval(() => setNow(time()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

const time = () => serverNow() ?? Date.now()
