import { useEffect } from 'react'
import { useObserved } from '#src/core/use-observed.ts'
import type { Outcome } from '#src/data/checkout/ordering.ts'
import { ordering } from '#src/data/checkout/page-checkout.ts'
import { connection } from '#src/data/connection/report.ts'
import { outbox } from '#src/data/outbox/page-outbox.ts'

const FIRST_MS = 1_000
const LONGEST_MS = 15_000

/**
 * Asks for the outcome of an order until it is known, and at once when the network is back. The pauses are
 * random, so that all those whom one outage left without an answer do not ask together.
 */
export function useOrderOutcome(key: string | undefined, onOutcome: (outcome: Outcome) => void): void {
  const isOnline = useObserved(connection) === 'online'
  const waits = useObserved(outbox.waiting).some((it) => it.key === key && it.refusal === undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another order, when the network is back, and when it waits no more
  useEffect(() => {
    if (key === undefined || waits) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const ask = async (waitMs: number) => {
      const outcome = await ordering.findOut().catch((): Outcome => ({ kind: 'open' }))
      // Called even if the asking component was unmounted because of the answer.
      if (outcome.kind !== 'open') onOutcome(outcome)
      else if (!isOver) timer = setTimeout(ask, Math.random() * waitMs, Math.min(LONGEST_MS, waitMs * 2))
    }
    void ask(FIRST_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [key, isOnline, waits])
}
