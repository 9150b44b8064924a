import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { WireBill } from '#contract/bill/wire.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { getBill } from '#contract/calls/orders.ts'
import type { RefundTerms } from '#contract/entities/refund-terms.ts'
import { usePerson } from '#src/core/account/person.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { estimateOf } from './estimate.ts'
import { billOf } from './queries.ts'

type Points = ReplyOf<typeof getBill>['points'][number]

export interface BillView {
  bill: WireBill
  /** What would go back later, which only the server knows. */
  cancellation: RefundTerms | undefined
  /** What one has of bonus points and cashback that are good here; none while only the device has reckoned. */
  points: readonly Points[]
  /** The device's own reckoning; the server's is on its way, or there is no network. */
  isEstimate: boolean
  /** What To Pay was before it changed without the person's doing. */
  was: number | undefined
  error: unknown
  refetch: () => void
}

/** The bill at once, and then the server's. */
export function useBill(of: Sold, draft: Draft, isPartialWallet = false): BillView {
  usePerson()
  const options = billOf(of, draft, isPartialWallet)
  const { data, error, refetch } = useQuery(options)
  const own = of.useOwnPerks(draft.listing.slug)
  const was = useChange(JSON.stringify(options.queryKey), data?.bill.total)
  return {
    bill: data?.bill ?? estimateOf(of, draft, own),
    cancellation: data?.cancellation,
    points: data?.points ?? [],
    isEstimate: data === undefined,
    was,
    error,
    refetch: () => void refetch(),
  }
}

/** What a number was, where it has changed under the same key. */
function useChange(key: string, value: number | undefined): number | undefined {
  const seen = useRef<{ key: string; value: number | undefined }>({ key, value })
  const [was, setWas] = useState<{ key: string; value: number }>()
  useEffect(() => {
    const before = seen.current
    if (before.key === key && before.value !== undefined && value !== undefined && before.value !== value)
      setWas({ key, value: before.value })
    seen.current = { key, value: value ?? (before.key === key ? before.value : undefined) }
  }, [key, value])
  return was?.key === key ? was.value : undefined
}
