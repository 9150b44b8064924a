import { type Currency, type Minor, parseWire, sum, times, ZERO } from '#contract/money.ts'
import type { Draft, DraftLine, DraftListing } from '#src/data/checkout/draft.ts'
import type { DraftContent } from '#src/data/checkout/drafts.ts'

/** Something there is to choose. */
type Choice = Omit<DraftLine, 'quantity'>

/** Whether something of another listing is chosen: one order is for one. */
export function isElsewhere(draft: Draft | null | undefined, slug: string): draft is Draft {
  return draft != null && draft.listing.slug !== slug
}

/** One more of it, at a price that was seen then. What was chosen of another listing is not merged: who calls this has asked whether it may go. */
export function withMore(
  draft: Draft | null,
  listing: DraftListing,
  choice: Choice,
  asOf: number,
): DraftContent {
  const ours = draft?.listing.slug === listing.slug ? draft : undefined
  const lines = ours?.lines ?? []
  const isThere = lines.some((it) => it.id === choice.id)
  return {
    id: ours?.id ?? crypto.randomUUID(),
    perks: ours?.perks ?? {},
    note: ours?.note ?? '',
    hold: ours?.hold,
    asOf,
    listing,
    lines: isThere
      ? lines.map((it) => (it.id === choice.id ? { ...choice, quantity: it.quantity + 1 } : it))
      : [...lines, { ...choice, quantity: 1 }],
  }
}

/** One fewer; the last one takes its line away, and the last line everything. */
export function withFewer(draft: Draft | null, id: number): DraftContent | null {
  const line = draft?.lines.find((it) => it.id === id)
  return line ? withAtMost(draft, [{ id, left: line.quantity - 1 }]) : draft
}

/** No more of each than is left. */
export function withAtMost(
  draft: Draft | null,
  left: readonly { id: number; left: number }[],
): DraftContent | null {
  if (!draft) return null
  const lines = draft.lines
    .map((it) => ({
      ...it,
      quantity: Math.min(it.quantity, left.find(({ id }) => id === it.id)?.left ?? it.quantity),
    }))
    .filter((it) => it.quantity > 0)
  return lines.length === 0 ? null : { ...draft, lines }
}

/** With the names and prices that hold now; null where nothing of it differs. */
export function withNewPrices(draft: Draft, choices: readonly Choice[]): DraftContent | null {
  const lines = draft.lines.map((line) => {
    const now = choices.find((it) => it.id === line.id)
    return now && (now.price !== line.price || now.name !== line.name)
      ? { ...line, price: now.price, name: now.name }
      : line
  })
  return lines.some((it, i) => it !== draft.lines[i]) ? { ...draft, lines } : null
}

/** How many are chosen. */
export function quantityOf(draft: Draft | null): number {
  return draft?.lines.reduce((all, it) => all + it.quantity, 0) ?? 0
}

/** What one line costs. */
export function amountOf({ price, quantity }: DraftLine, currency: Currency): Minor {
  return times(parseWire(price, currency) ?? ZERO, quantity)
}

/** What all lines cost before anything is taken off. */
export function subtotalOf({ lines, listing: { currency } }: Draft): Minor {
  return sum(...lines.map((it) => amountOf(it, currency)))
}
