import { exponentOf, type Minor, minus, sum, ZERO } from '../money.ts'
import type { Bill, LineCode } from './bill.ts'
import type { Coupon, GiftCard, Membership, QuoteInput } from './perks.ts'
import { quote } from './quote.ts'

/** A perk that a person may use, with what is known of it beside what it takes off. */
export interface Candidate<Perk> {
  perk: Perk
  id: string
  name: string
  /** Whether its uses are limited. */
  isLimited: boolean
  endsAt: string | undefined
  /** The reason why it cannot be used here, for people. */
  refusal: string | undefined
}

/** All that a person may choose from. */
export interface Candidates {
  coupon: readonly Candidate<Coupon>[]
  membership: readonly Candidate<Membership>[]
  gift_card: readonly Candidate<GiftCard>[]
}

/** The kinds of perks of which one each is chosen. */
export type ChosenKind = keyof Candidates

interface Of {
  kind: ChosenKind
  id: string
  name: string
}

/** Why a perk is among the best ones, or is not. */
export type BestReason = Of &
  (
    | { why: 'used'; amount: Minor }
    /** Another perk of its kind takes off `amount` more. */
    | { why: 'beaten'; by: string; amount: Minor }
    /** Its uses are limited, and here it would take off only `amount` more. */
    | { why: 'kept'; amount: Minor }
    | { why: 'refused'; message: string }
    /** The perk would take nothing off. */
    | { why: 'nothing_left' }
  )

/** The best perk of each kind, with the reasons. */
export interface Best {
  coupon: string | undefined
  membership: string | undefined
  gift_card: string | undefined
  bill: Bill
  /** The amount that need not be paid at all; a gift card saves nothing, since it was paid for before. */
  saves: Minor
  /** The amount that the gift card pays. */
  pays: Minor
  reasons: readonly BestReason[]
}

type BestInput = Omit<QuoteInput, ChosenKind>

/** A perk with limited uses that takes off less than this percentage of the subtotal is kept for another time. */
const LITTLE_PERCENT = 2
const lineOf = ({ lines }: Bill, code: LineCode): Minor =>
  lines.find((it) => it.code === code)?.amount ?? ZERO

/**
 * Finds the perks that make a bill smallest. Each kind is looked at by itself: the more a step finds, the more it
 * leaves, so the perk that takes most off at its own step makes the whole bill smallest, whatever stands beside it.
 * Nothing is applied here: that is for the person to do.
 */
export function best(input: BestInput, candidates: Candidates): Best {
  let cart: BestInput & Partial<Pick<QuoteInput, ChosenKind>> = input
  const ids: Record<ChosenKind, string | undefined> = {
    coupon: undefined,
    membership: undefined,
    gift_card: undefined,
  }
  const reasons: BestReason[] = []
  for (const kind of ['coupon', 'membership', 'gift_card'] as const) {
    const rated = candidates[kind]
      .filter((it) => it.refusal === undefined)
      .map((it) => ({ it, amount: lineOf(quote({ ...cart, [kind]: it.perk }), kind) }))
      .sort((a, b) => b.amount - a.amount || byEase(a.it, b.it))
    const used = usedOf(input, rated)
    if (used) {
      cart = { ...cart, [kind]: used.it.perk }
      ids[kind] = used.it.id
    }
    for (const { it, amount } of rated)
      reasons.push({ kind, id: it.id, name: it.name, ...whyOf({ it, amount }, used) })
    for (const { id, name, refusal } of candidates[kind])
      if (refusal !== undefined) reasons.push({ kind, id, name, why: 'refused', message: refusal })
  }
  const bill = quote(cart)
  const saves = sum(lineOf(bill, 'referral'), lineOf(bill, 'coupon'), lineOf(bill, 'membership'))
  return { ...ids, bill, saves, pays: lineOf(bill, 'gift_card'), reasons }
}

/** A perk with the amount that it takes off at its own step, after the perks chosen before it. */
interface Rated {
  it: Candidate<unknown>
  amount: Minor
}

/** The best perk of a kind; where that is better kept for another time, the best one that is not limited. */
function usedOf<R extends Rated>({ subtotal, currency }: BestInput, rated: readonly R[]): R | undefined {
  const first = rated[0]
  const unlimited = rated.find(({ it }) => !it.isLimited)
  const half = 10 ** exponentOf(currency) / 2
  const isKept =
    first?.it.isLimited &&
    first.amount * 100 < subtotal * LITTLE_PERCENT &&
    first.amount - (unlimited?.amount ?? 0) < half
  const used = isKept ? unlimited : first
  return used && used.amount > 0 ? used : undefined
}

function whyOf({ it, amount }: Rated, used: Rated | undefined) {
  if (amount === 0) return { why: 'nothing_left' } as const
  if (it === used?.it) return { why: 'used', amount } as const
  const usedAmount = used?.amount ?? ZERO
  if (amount > usedAmount) return { why: 'kept', amount: minus(amount, usedAmount) } as const
  return { why: 'beaten', by: used?.it.name ?? '', amount: minus(usedAmount, amount) } as const
}

/** Orders perks that take off the same: first the one without a limit, then the one that ends first. */
function byEase(a: Candidate<unknown>, b: Candidate<unknown>): number {
  const ends = (it: Candidate<unknown>) =>
    it.endsAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(it.endsAt)
  if (a.isLimited !== b.isLimited) return a.isLimited ? 1 : -1
  return ends(a) === ends(b) ? 0 : ends(a) - ends(b)
}
