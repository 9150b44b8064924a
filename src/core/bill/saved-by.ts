import type { WireBill } from '#contract/bill/wire.ts'

/**
 * The amount that a bill saves. Gift cards do not count: they were paid for before, so they are a way to pay.
 */
export const savedBy = (lines: WireBill['lines']) =>
  lines.reduce((sum, { code, amount }) => (code === 'gift_card' ? sum : sum + amount), 0)
