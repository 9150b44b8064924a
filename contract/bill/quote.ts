import { minus } from '../money.ts'
import { type Bill, type BillLine, lineCodes } from './bill.ts'
import type { QuoteInput } from './perks.ts'
import { take, terms } from './steps.ts'
import { walletPart } from './wallet.ts'

/**
 * Reckons a bill. Each step takes from what the steps before it left and rounds once, so the order matters: it is
 * that of `lineCodes`, whatever the order in which the perks were applied. The server charges what this says; the
 * checkout screen shows it before the server has answered.
 */
export function quote(input: QuoteInput): Bill {
  if (input.subtotal < 0) throw new RangeError(`a bill cannot start below zero: ${input.subtotal}`)
  const lines: BillLine[] = []
  let rest = input.subtotal
  for (const code of lineCodes) {
    const limits = terms[code](input)
    const amount = limits && take(rest, limits)
    if (!amount) continue
    lines.push({ code, amount, of: rest, ...limits })
    rest = minus(rest, amount)
  }
  const wallet = walletPart(rest, input.wallet)
  return {
    currency: input.currency,
    subtotal: input.subtotal,
    lines,
    total: rest,
    wallet,
    payable: minus(rest, wallet),
  }
}
