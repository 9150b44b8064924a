import { type Currency, type Minor, parseWire, sum, times, ZERO } from '#contract/money.ts'
import type { Draft, DraftListing } from '#src/data/checkout/draft.ts'
import type { DraftContent } from '#src/data/checkout/drafts.ts'

/** A number of tickets of one type, with the name and price as last seen. */
export interface TicketLine {
  id: number
  name: string
  price: number
  quantity: number
}

/** The choice of a draft of events. */
export type ChosenTickets = readonly TicketLine[]

type Cart = Draft<ChosenTickets>
type CartContent = DraftContent<ChosenTickets>

/** A type of ticket to choose. */
type Choice = Omit<TicketLine, 'quantity'>

/**
 * Adds a ticket, at the price seen at `asOf`. A draft of another listing is replaced: the caller has asked
 * whether it may go.
 */
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

/** Removes a ticket; the last one removes its line, and the last line the draft. */
export function withFewer(draft: Cart | null, id: number): CartContent | null {
  const line = draft?.chosen.find((it) => it.id === id)
  return line ? withAtMost(draft, [{ id, left: line.quantity - 1 }]) : draft
}

/** Limits each type to the tickets that are left. */
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

/** Updates names and prices; null where nothing differs. */
export function withNewPrices(draft: Cart, choices: readonly Choice[]): CartContent | null {
  const lines = draft.chosen.map((line) => {
    const now = choices.find((it) => it.id === line.id)
    return now && (now.price !== line.price || now.name !== line.name)
      ? { ...line, price: now.price, name: now.name }
      : line
  })
  return lines.some((it, i) => it !== draft.chosen[i]) ? { ...draft, chosen: lines } : null
}

/** The number of tickets in a draft. */
export function quantityOf(draft: Cart | null): number {
  return draft?.chosen.reduce((all, it) => all + it.quantity, 0) ?? 0
}

/** The price of one line. */
export function amountOf({ price, quantity }: TicketLine, currency: Currency): Minor {
  return times(parseWire(price, currency) ?? ZERO, quantity)
}

/** The price of all lines before anything is taken off. */
export function subtotalOf({ chosen, listing: { currency } }: Cart): Minor {
  return sum(...chosen.map((it) => amountOf(it, currency)))
}
