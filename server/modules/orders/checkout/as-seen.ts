import { billToWire } from '#contract/bill/wire.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { parseWire } from '#contract/money.ts'
import { Refusal } from '#server/refusal.ts'
import type { Reckoned } from './reckon.ts'
import { depositToWire, methodProblem, type WayToPay } from './to-pay.ts'

/** What the person saw when they ordered, and how they would pay. */
interface Seen extends WayToPay {
  method: PaymentMethod
  total: number
  deposit?: number | undefined
}

/**
 * Refuses an order whose person saw another price or deposit, or that cannot be paid as they chose any more.
 */
export function requireAsSeen({ bill, toPay, values }: Reckoned, seen: Seen): void {
  const changed = () =>
    new Refusal('PRICE_CHANGED', 'order.priceChanged', { details: { bill: billToWire(bill) } })
  if (parseWire(seen.total, bill.currency) !== bill.total) throw changed()
  if (seen.part === 'deposit') {
    const deposit = depositToWire(toPay, bill.currency)
    if (!deposit) throw new Refusal('UNAVAILABLE', 'order.noDeposit')
    if ((seen.deposit ?? deposit.amount) !== deposit.amount)
      throw new Refusal('UNAVAILABLE', 'order.depositChanged', { values })
  }
  const problem = methodProblem(seen.method, toPay)
  if (problem) throw new Refusal('UNAVAILABLE', problem, { values })
  const usesPart = seen.method !== 'WALLET' && seen.partial_wallet
  if (usesPart && bill.total > 0 && bill.wallet === 0) throw changed()
}
