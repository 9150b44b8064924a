import { purchaseGiftCard, purchaseMembership, topUpWallet } from '#contract/calls/purchases.ts'

/** The kinds of purchases beside bookings. */
export const wareKinds = ['gift_card', 'membership', 'top_up'] as const
export type WareKind = (typeof wareKinds)[number]

/** The call that buys each kind, and the part of an address that stands for it. */
export const wares = {
  gift_card: { call: purchaseGiftCard, path: 'gift-cards', takesWallet: false },
  // A membership cannot be spent or passed on, so it may be paid with money that was given to the person.
  membership: { call: purchaseMembership, path: 'memberships', takesWallet: true },
  top_up: { call: topUpWallet, path: 'wallet', takesWallet: false },
} as const satisfies Record<WareKind, object>

/** The kind that an address means; undefined for none. */
export const wareAt = (path: string): WareKind | undefined => wareKinds.find((it) => wares[it].path === path)

/** The screen that shows what was bought. */
export const wayToBought = (kind: WareKind) => wayTo(kind, '')

/** The screen on which to choose what to buy. */
export const wayToChoose = (kind: WareKind) => wayTo(kind, '/campaign')

const wayTo = (kind: WareKind, below: string) =>
  kind === 'top_up'
    ? ({ to: '/my-wallet' } as const)
    : ({ to: '/perks/$', params: { _splat: `${wares[kind].path}${below}` } } as const)
