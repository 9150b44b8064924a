import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { orderTrouble } from '#src/core/checkout/pay/trouble.ts'
import { waitsForPayment } from '#src/core/checkout/pay/use-settle.ts'
import type { Outcome } from '#src/data/checkout/ordering.ts'
import { ordering } from '#src/data/checkout/page-checkout.ts'
import { askForLastingStorage } from '#src/data/lasting-storage.ts'
import { type ChosenPurchase, clearChosenPurchase } from './chosen-purchase.ts'
import { type WareKind, wares, wayToBought } from './wares.ts'

/** The payment methods for purchases that are no bookings. */
export type BuyingMethod = 'Online' | 'WALLET'

/**
 * Leads on from the outcome of a purchase: to its payment, to what was bought, or to what stood in its way.
 */
export function useSettlePurchase(kind: WareKind): (outcome: Outcome) => void {
  const router = useRouter()
  const queries = useQueryClient()
  return (outcome) => {
    if (outcome.kind === 'refused')
      orderTrouble.set({ error: outcome.refusal, method: undefined, total: undefined })
    if (outcome.kind !== 'placed') return
    orderTrouble.set(undefined)
    askForLastingStorage()
    if (waitsForPayment(outcome.placed)) return location.assign(outcome.placed.payment_url)
    void queries.invalidateQueries()
    // In the place of the checkout, to which no way leads back.
    void router.navigate({ ...wayToBought(kind), replace: true }).then(clearChosenPurchase)
  }
}

/** Makes a purchase once, however often it is tapped. */
export function useBuying(chosen: ChosenPurchase) {
  const settle = useSettlePurchase(chosen.kind)
  const isBusy = useRef(false)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (method: BuyingMethod) => {
      const { call, path } = wares[chosen.kind]
      const { title, id: draft } = chosen
      const slug = `${path}/campaign/checkout`
      const order = { vertical: 'perks', slug, title, draft, request: requestOf(chosen, method) }
      return ordering.place(call, order, async () => true)
    },
    onSuccess: settle,
    onError: (error) => orderTrouble.set({ error, method: undefined, total: undefined }),
    onSettled: () => {
      isBusy.current = false
    },
  })
  return {
    /** The way that is being taken. */
    method: isPending ? variables : undefined,
    buy(method: BuyingMethod) {
      if (isBusy.current) return
      isBusy.current = true
      orderTrouble.set(undefined)
      mutate(method)
    },
  }
}

function requestOf(
  { kind, campaign, price, recipient, deliver_on }: ChosenPurchase,
  method: BuyingMethod,
): Record<string, unknown> {
  if (kind === 'top_up') return { amount: price, method }
  if (kind === 'membership') return { selected_campaign: campaign, method, total: price }
  return {
    ...{ gift_card: campaign, method, total: price },
    recipient_type: recipient ? 'gift' : 'self',
    ...(recipient && { recipient_data: recipient }),
    ...(deliver_on !== undefined && { deliver_on }),
  }
}
