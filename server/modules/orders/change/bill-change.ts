import type { Bill, BillLine, LineCode } from '#contract/bill/bill.ts'
import { take } from '#contract/bill/steps.ts'
import type { PaymentMethod } from '#contract/entities/placed.ts'
import { type Minor, minor, minus, sum } from '#contract/money.ts'

/** The lines that were taken out of somebody's own wallets, and which: there it goes back to. */
const ownMoney: Readonly<Partial<Record<string, string>>> = {
  bonus_points: 'bonus',
  cashback: 'cashback',
  gift_card: 'gift_card',
} satisfies Partial<Record<LineCode, string>>

/**
 * The lines of a bill once something else is bought for it, and To Pay. Each takes off by the terms it was agreed
 * with; what came out of wallets never grows, since nobody was asked for more.
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

/** What a line took off, by its code. */
const takenBy = (lines: readonly BillLine[], code: string): number =>
  lines.find((it) => it.code === code)?.amount ?? 0

/** How a booking is paid. */
export interface PaidBill extends Bill {
  /** The part of what is payable that is paid at the place; the rest of it a card has paid. */
  readonly atPlace: Minor
}

/** Where what costs more is paid. */
export type ExtraMethod = PaymentMethod

/** What a change of a bill moves. */
export interface BillChange {
  /** The bill afterwards, but for who pays what it costs more. */
  readonly bill: PaidBill
  /** What it costs more, which stands in its total alone. */
  readonly extra: Minor
  /** What goes back to which wallet, or to the card. */
  readonly back: readonly { source: string; amount: Minor }[]
}

/**
 * What another subtotal does to a bill that was paid. What is less comes off first where nothing has been paid yet,
 * at the place, then off the card and last off the wallet.
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

/** The bill afterwards, once it is known where what it costs more is paid. */
export function paidBy({ bill, extra }: BillChange, method: ExtraMethod): PaidBill {
  if (method === 'WALLET') return { ...bill, wallet: sum(bill.wallet, extra) }
  const atPlace = method === 'PAY_AT_VENUE' ? sum(bill.atPlace, extra) : bill.atPlace
  return { ...bill, payable: sum(bill.payable, extra), atPlace }
}
