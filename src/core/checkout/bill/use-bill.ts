import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { WireBill } from '#contract/bill/wire.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { Deposit, getBill } from '#contract/calls/orders.ts'
import type { OrderPart } from '#contract/entities/placed.ts'
import type { RefundTerms } from '#contract/entities/refund-terms.ts'
import { usePerson } from '#src/core/account/person.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { estimateOf } from './estimate.ts'
import { billOf } from './queries.ts'

type Earns = ReplyOf<typeof getBill>['earns'][number]
type Points = ReplyOf<typeof getBill>['points'][number]
type Method = ReplyOf<typeof getBill>['methods'][number]

export interface BillView {
  bill: WireBill
  /** The refund terms, which only the server knows. */
  cancellation: RefundTerms | undefined
  /**
   * The bonus points and cashback that can be used here; none while only the device has computed the bill.
   */
  points: readonly Points[]
  /** The rewards that the order will earn, which only the server knows. */
  earns: readonly Earns[]
  /** The deposit that may be paid now instead of all. */
  deposit: Deposit | undefined
  /** The payment methods, as far as the server has said. */
  methods: readonly Method[]
  /** Whether the bill is the device's own estimate: the server's is on its way, or there is no network. */
  isEstimate: boolean
  /** The total before it changed without the person's doing. */
  was: number | undefined
  error: unknown
  refetch: () => void
}

/** The estimated bill at once, and then the server's; it is that of the part to be paid now. */
export function useBill(
  of: Sold,
  draft: Draft,
  { isPartialWallet = false, part = 'all' }: { isPartialWallet?: boolean; part?: OrderPart } = {},
): BillView {
  usePerson()
  const options = billOf(of, draft, { partial_wallet: isPartialWallet, part })
  const { data, error, refetch } = useQuery(options)
  const own = of.useOwnPerks(draft.listing.slug)
  const was = useChange(JSON.stringify(options.queryKey), data?.bill.total)
  return {
    bill: data?.bill ?? estimateOf(of, draft, own),
    cancellation: data?.cancellation,
    points: data?.points ?? [],
    earns: data?.earns ?? [],
    deposit: data?.deposit,
    methods: data?.methods ?? [],
    isEstimate: data === undefined,
    was,
    error,
    refetch: () => void refetch(),
  }
}

/** The earlier value of a number that has changed under the same key. */
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
