import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderTrouble, troubleOf } from '#src/core/checkout/pay/trouble.ts'
import { useOrderOutcome } from '#src/core/checkout/pay/use-order-outcome.ts'
import { useObserved } from '#src/core/use-observed.ts'
import type { Placed, SentOrder } from '#src/data/checkout/order.ts'
import type { Outcome } from '#src/data/checkout/ordering.ts'
import { orderBook } from '#src/data/checkout/page-checkout.ts'
import { orderIsOnScreen } from './on-screen.ts'

/** The state of an order that was left without an answer. `lost`: the server has not received it. */
export type OrderNews =
  | { kind: 'asking' | 'lost'; order: SentOrder }
  | { kind: 'placed'; order: SentOrder; placed: Placed }
  | { kind: 'refused'; order: SentOrder; why: string }

/** The news of an unfinished order, unless its own screen tells them; and a function that dismisses them. */
export function useOrderNews(): [OrderNews | undefined, () => void] {
  const queries = useQueryClient()
  const last = useObserved(orderBook.last)
  const isOnScreen = useObserved(orderIsOnScreen)
  const [news, setNews] = useState<OrderNews>()
  const open = last && last.state !== 'placed' && !isOnScreen ? last : undefined
  useOrderOutcome(open?.state === 'nothing' ? undefined : open?.idempotency_key, (outcome) => {
    if (!open || orderIsOnScreen.value) return
    if (outcome.kind === 'refused') orderTrouble.set(troubleOf(open, outcome.refusal))
    // Balances, stock and bookings have changed.
    else void queries.invalidateQueries()
    setNews(newsOf(open, outcome))
  })
  if (isOnScreen && news) setNews(undefined)
  // A waiting order is listed together with everything else that waits.
  if (!open || open.state === 'waits') return [news, () => setNews(undefined)]
  return [{ kind: open.state === 'nothing' ? 'lost' : 'asking', order: open }, () => {}]
}

function newsOf(order: SentOrder, outcome: Outcome): OrderNews | undefined {
  if (outcome.kind === 'placed') return { kind: 'placed', order, placed: outcome.placed }
  return outcome.kind === 'refused' ? { kind: 'refused', order, why: outcome.refusal.message } : undefined
}
