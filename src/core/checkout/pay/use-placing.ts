import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { perksOf } from '#src/core/checkout/bill/queries.ts'
import type { Sold } from '#src/core/checkout/sold.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { ordering } from '#src/data/checkout/page-checkout.ts'
import { orderTrouble } from './trouble.ts'
import { useSettle } from './use-settle.ts'

/** The way in which an order is to be paid, and the amount that the person saw as To Pay. */
export interface Choice {
  draft: Draft
  method: PaymentMethod
  isPartialWallet: boolean
  total: number
  /** The deposit, where that alone is paid now. */
  deposit?: number | undefined
  /** Whether the order may wait for a network. */
  mayWait?: true
}

export interface Placing {
  /** The method that was tapped, while the order is on its way. */
  method: PaymentMethod | undefined
  placeOrder: (choice: Choice) => void
}

/** Places an order once, however often it is tapped. */
export function usePlacing(of: Sold): Placing {
  const settle = useSettle(of)
  const isBusy = useRef(false)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (choice: Choice) => {
      const order = [of.order, orderOf(of, choice), () => isStill(of, choice)] as const
      return choice.mayWait ? ordering.wait(...order) : ordering.place(...order)
    },
    onError: (error, { method, total }) => orderTrouble.set({ error, method, total }),
    onSettled: () => {
      isBusy.current = false
    },
  })
  return {
    method: isPending ? variables.method : undefined,
    placeOrder(choice) {
      if (isBusy.current) return
      isBusy.current = true
      const { method, total } = choice
      orderTrouble.set({ error: undefined, method, total })
      // Callbacks of `mutate` run only on this screen: a person who has left it is told by the one they are
      // on.
      mutate(choice, {
        onSuccess(outcome) {
          if (outcome.kind === 'gone') orderTrouble.set({ error: undefined, method, total, isGone: true })
          else settle(outcome)
        },
      })
    },
  }
}

function orderOf(of: Sold, { draft, method, isPartialWallet, total, deposit }: Choice) {
  const { listing, note, hold, id } = draft
  return {
    vertical: of.vertical,
    slug: listing.slug,
    title: listing.title,
    draft: id,
    request: {
      ...of.contentOf(draft),
      ...perksOf(draft),
      total,
      method,
      ...(deposit === undefined ? {} : { part: 'deposit', deposit }),
      note,
      partial_wallet: isPartialWallet,
      hold_id: hold?.hold_id ?? null,
    },
  }
}

/** Whether the draft is unchanged: another tab may have ordered or changed it since it was shown here. */
async function isStill(of: Sold, { draft }: Choice): Promise<boolean> {
  const now = await of.drafts.load()
  return now?.id === draft.id && JSON.stringify(now.chosen) === JSON.stringify(draft.chosen)
}
