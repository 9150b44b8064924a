import { type Minor, minus, ZERO } from '../money.ts'
import type { Bill, Terms } from './bill.ts'
import type { Wallet } from './perks.ts'
import { take } from './steps.ts'
import { walletPart } from './wallet.ts'

/** The terms of a deposit: a percentage of the bill, an amount at most, or with neither all of the bill. */
export interface DepositTerms extends Terms {
  /** The subtotal from which on a deposit is asked for. */
  readonly from: Minor
}

/** The deposit of a bill: never more than there is to pay; zero where none is asked for. */
export const depositOf = (terms: DepositTerms | undefined, { subtotal, total }: Bill): Minor =>
  terms && subtotal >= terms.from ? take(total, terms) : ZERO

/** A bill with the part that is paid on arrival. */
export interface PaidBill extends Bill {
  /** The part of the payable amount that is paid at the place. */
  readonly atPlace: Minor
}

/**
 * A bill of which the deposit alone is paid now, and all else at the place. The wallet pays of the deposit and of
 * nothing else.
 */
export function payDeposit(bill: Bill, deposit: Minor, wallet: Wallet | undefined): PaidBill {
  const fromWallet = walletPart(deposit, wallet)
  return {
    ...bill,
    wallet: fromWallet,
    payable: minus(bill.total, fromWallet),
    atPlace: minus(bill.total, deposit),
  }
}
