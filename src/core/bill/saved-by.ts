import type { WireBill } from '#contract/bill/wire.ts'

/** What one keeps in one's pocket. A gift card was paid for before: it is a way to pay. */
export const savedBy = (lines: WireBill['lines']) =>
  lines.reduce((sum, { code, amount }) => (code === 'gift_card' ? sum : sum + amount), 0)
