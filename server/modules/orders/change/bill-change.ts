import type { BillLine, LineCode } from '#contract/bill/bill.ts'
import type { PaidBill } from '#contract/bill/deposit.ts'
import { take } from '#contract/bill/steps.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { type Minor, minor, minus, sum } from '#contract/money.ts'

/** The lines that were taken out of a person's own wallets, with the wallet to which a refund goes. */
const ownMoney: Readonly<Partial<Record<string, string>>> = {
  bonus_points: 'bonus',
  cashback: 'cashback',
  gift_card: 'gift_card',
} satisfies Partial<Record<LineCode, string>>

/**
 * The lines and total of a bill with another subtotal. Each line takes off by the terms it was agreed with.
 * Amounts out of wallets never grow, because the person was not asked for more.
 */
export function linesAfter(
  subtotal: Minor,
  before: readonly BillLine[],
): { lines: BillLine[]; total: Minor } {
  const lines: BillLine[] = []
  let rest = subtotal
  for (const { code, rate, cap, amount: taken } of before) {
    const limit = code in ownMoney ? taken : cap
    const limits = { ...(rate === undefined ? {} : { rate }), ...(limit === undefined ? {} : { cap: limit }) }
    const amount = take(rest, limits)
    if (amount === 0) continue
    lines.push({ code, amount, of: rest, ...limits })
    rest = minus(rest, amount)
  }
  return { lines, total: rest }
}

/** The amount that a line took off, by its code. */
const takenBy = (lines: readonly BillLine[], code: string): number =>
  lines.find((it) => it.code === code)?.amount ?? 0

/** The method by which the extra cost of a change is paid. */
export type ExtraMethod = PaymentMethod

/** The amounts that a change moves. */
export interface BillChange {
  /** The bill afterwards, before it is known how the extra cost is paid. */
  readonly bill: PaidBill
  /** The extra cost, which so far is only in the total. */
  readonly extra: Minor
  /** The amounts that go back, by wallet or card. */
  readonly back: readonly { source: string; amount: Minor }[]
}

/**
 * Changes the subtotal of a paid bill. A lower total first reduces what is still to be paid at the place,
 * then the card, and last the wallet.
 */
export function changeBill(before: PaidBill, subtotal: Minor, agreed: readonly BillLine[]): BillChange {
  const { lines, total } = linesAfter(subtotal, agreed)
  const less = Math.max(0, before.total - total)
  const fromPlace = Math.min(less, before.atPlace)
  const fromCard = Math.min(less - fromPlace, before.payable - before.atPlace)
  const fromWallet = less - fromPlace - fromCard
  const own = Object.entries(ownMoney).map(([code, source = '']) => {
    return { source, amount: takenBy(before.lines, code) - takenBy(lines, code) }
  })
  const back = [...own, { source: 'card', amount: fromCard }, { source: 'wallet', amount: fromWallet }]
  const wallet = minor(before.wallet - fromWallet)
  const payable = minor(before.payable - fromPlace - fromCard)
  const atPlace = minor(before.atPlace - fromPlace)
  return {
    bill: { currency: before.currency, subtotal, lines, total, wallet, payable, atPlace },
    extra: minor(Math.max(0, total - before.total)),
    back: back.filter((it) => it.amount > 0).map((it) => ({ ...it, amount: minor(it.amount) })),
  }
}

/** The bill after a change, once it is known how the extra cost is paid. */
export function paidBy({ bill, extra }: BillChange, method: ExtraMethod): PaidBill {
  if (method === 'WALLET') return { ...bill, wallet: sum(bill.wallet, extra) }
  const atPlace = method === 'PAY_AT_VENUE' ? sum(bill.atPlace, extra) : bill.atPlace
  return { ...bill, payable: sum(bill.payable, extra), atPlace }
}
