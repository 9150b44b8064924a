import { type Currency, type Minor, parseWire, sum, times, ZERO } from '#contract/money.ts'
import type { Draft, DraftListing } from '#src/data/checkout/draft.ts'
import type { DraftContent } from '#src/data/checkout/drafts.ts'

/** So many tickets of one type, as it was named and priced when it was last seen. */
export interface TicketLine {
  id: number
  name: string
  price: number
  quantity: number
}

/** What is chosen of an event. */
export type ChosenTickets = readonly TicketLine[]

type Cart = Draft<ChosenTickets>
type CartContent = DraftContent<ChosenTickets>

/** A type of ticket there is to choose. */
type Choice = Omit<TicketLine, 'quantity'>

/** One more of it, at a price that was seen then. What was chosen of another listing is not merged: who calls this has asked whether it may go. */
export function withMore(
  draft: Cart | null,
  listing: DraftListing,
  choice: Choice,
  asOf: number,
): CartContent {
  const ours = draft?.listing.slug === listing.slug ? draft : undefined
  const lines = ours?.chosen ?? []
  const isThere = lines.some((it) => it.id === choice.id)
  return {
    id: ours?.id ?? crypto.randomUUID(),
    perks: ours?.perks ?? {},
    note: ours?.note ?? '',
    hold: ours?.hold,
    asOf,
    listing,
    chosen: isThere
      ? lines.map((it) => (it.id === choice.id ? { ...choice, quantity: it.quantity + 1 } : it))
      : [...lines, { ...choice, quantity: 1 }],
  }
}

/** One fewer; the last one takes its line away, and the last line everything. */
export function withFewer(draft: Cart | null, id: number): CartContent | null {
  const line = draft?.chosen.find((it) => it.id === id)
  return line ? withAtMost(draft, [{ id, left: line.quantity - 1 }]) : draft
}

/** No more of each than is left. */
export function withAtMost(
  draft: Cart | null,
  left: readonly { id: number; left: number }[],
): CartContent | null {
  if (!draft) return null
  const lines = draft.chosen
    .map((it) => ({
      ...it,
      quantity: Math.min(it.quantity, left.find(({ id }) => id === it.id)?.left ?? it.quantity),
    }))
    .filter((it) => it.quantity > 0)
  return lines.length === 0 ? null : { ...draft, chosen: lines }
}

/** With the names and prices that hold now; null where nothing of it differs. */
export function withNewPrices(draft: Cart, choices: readonly Choice[]): CartContent | null {
  const lines = draft.chosen.map((line) => {
    const now = choices.find((it) => it.id === line.id)
    return now && (now.price !== line.price || now.name !== line.name)
      ? { ...line, price: now.price, name: now.name }
      : line
  })
  return lines.some((it, i) => it !== draft.chosen[i]) ? { ...draft, chosen: lines } : null
}

/** How many are chosen. */
export function quantityOf(draft: Cart | null): number {
  return draft?.chosen.reduce((all, it) => all + it.quantity, 0) ?? 0
}

/** What one line costs. */
export function amountOf({ price, quantity }: TicketLine, currency: Currency): Minor {
  return times(parseWire(price, currency) ?? ZERO, quantity)
}

/** What all lines cost before anything is taken off. */
export function subtotalOf({ chosen, listing: { currency } }: Cart): Minor {
  return sum(...chosen.map((it) => amountOf(it, currency)))
}
