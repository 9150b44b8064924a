import type { WireBill } from '#contract/bill/wire.ts'
import { fromWire, minus, toWire } from '#contract/money.ts'

/** The amount that a method has to bring now: all that is payable, less what is paid on arrival. */
export function nowToPay({ payable, currency }: WireBill, onArrival = 0): number {
  return toWire(minus(fromWire(payable, currency), fromWire(onArrival, currency)), currency)
}
