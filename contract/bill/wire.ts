import * as v from 'valibot'
import { type Currency, currencySchema, fromWire, parseWire, toWire, wireAmountSchema } from '../money.ts'
import { addsUp, type Bill, type BillLine } from './bill.ts'

const lineSchema = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  amount: v.pipe(wireAmountSchema, v.gtValue(0)),
  of: wireAmountSchema,
  rate: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  cap: v.exactOptional(wireAmountSchema),
})

const shape = v.object({
  currency: currencySchema,
  subtotal: wireAmountSchema,
  lines: v.pipe(v.array(lineSchema), v.maxLength(20)),
  total: wireAmountSchema,
  wallet: wireAmountSchema,
  payable: wireAmountSchema,
})

type WireLine = v.InferOutput<typeof lineSchema>
/** A bill as it travels: decimal numbers, the rate in percent. */
export type WireBill = v.InferOutput<typeof shape>

function lineToWire({ code, amount, of, rate, cap }: BillLine, currency: Currency): WireLine {
  return {
    code,
    amount: toWire(amount, currency),
    of: toWire(of, currency),
    ...(rate === undefined ? {} : { rate }),
    ...(cap === undefined ? {} : { cap: toWire(cap, currency) }),
  }
}

function lineFromWire({ code, amount, of, rate, cap }: WireLine, currency: Currency): BillLine {
  return {
    code,
    amount: fromWire(amount, currency),
    of: fromWire(of, currency),
    ...(rate === undefined ? {} : { rate }),
    ...(cap === undefined ? {} : { cap: fromWire(cap, currency) }),
  }
}

/** The bill for the wire. */
export const billToWire = (bill: Bill): WireBill => ({
  currency: bill.currency,
  subtotal: toWire(bill.subtotal, bill.currency),
  lines: bill.lines.map((line) => lineToWire(line, bill.currency)),
  total: toWire(bill.total, bill.currency),
  wallet: toWire(bill.wallet, bill.currency),
  payable: toWire(bill.payable, bill.currency),
})

/** The bill out of the wire; expects what `billSchema` let in and throws on amounts the currency cannot have. */
export const billFromWire = (wire: WireBill): Bill => ({
  currency: wire.currency,
  subtotal: fromWire(wire.subtotal, wire.currency),
  lines: wire.lines.map((line) => lineFromWire(line, wire.currency)),
  total: fromWire(wire.total, wire.currency),
  wallet: fromWire(wire.wallet, wire.currency),
  payable: fromWire(wire.payable, wire.currency),
})

function isExact({ currency, subtotal, lines, total, wallet, payable }: WireBill): boolean {
  const ofLines = lines.flatMap(({ amount, of, cap }) =>
    cap === undefined ? [amount, of] : [amount, of, cap],
  )
  const amounts = [subtotal, total, wallet, payable, ...ofLines]
  return amounts.every((amount) => parseWire(amount, currency) !== undefined)
}

/**
 * A bill on the wire. Its amounts are exact in its currency and its parts make the whole: a bill that
 * does not add up is a defect of the sender, and is refused rather than shown or charged. A line of a
 * code unknown to this build passes, since it still says what it takes off.
 */
export const billSchema = v.pipe(
  shape,
  v.check((wire) => isExact(wire) && addsUp(billFromWire(wire))),
)
