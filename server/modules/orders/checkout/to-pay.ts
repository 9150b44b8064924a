import type { Bill } from '#contract/bill/bill.ts'
import { type DepositTerms, depositOf, type PaidBill, payDeposit } from '#contract/bill/deposit.ts'
import type { Wallet } from '#contract/bill/perks.ts'
import { walletOffer, walletPart } from '#contract/bill/wallet.ts'
import type { Deposit } from '#contract/calls/orders.ts'
import type { OrderPart, PaymentMethod } from '#contract/entities/placed.ts'
import { type Currency, type Minor, minus, toWire, ZERO } from '#contract/money.ts'
import type { AnyTextKey } from '#contract/texts/packs.ts'

/** The text that says why a method cannot be used; the amount of the deposit stands in it as `amount`. */
type MethodProblem = AnyTextKey

/** The methods that somebody may not use for an order, with why. */
export type RefusedMethods = Partial<Record<PaymentMethod, MethodProblem>>

/** How a person would pay an order. */
export interface WayToPay {
  method?: PaymentMethod | undefined
  partial_wallet: boolean
  /** Whether all is paid now, or the deposit alone. */
  part?: OrderPart | undefined
}

/** The amounts and limits by which a method can pay an order, or cannot. */
export interface ToPay {
  total: Minor
  /** The part that has to be paid now; zero where none has. */
  deposit: Minor
  /** The part that the person would pay now: the deposit or all. */
  now: Minor
  balance: Minor
  isPartialWallet: boolean
  refused: RefusedMethods
}

/** Splits a bill into what is paid now and at the place. */
export function toBePaid(
  whole: Bill,
  { deposit: terms, refused }: { deposit: DepositTerms | undefined; refused: RefusedMethods },
  wallet: Wallet | undefined,
  { part, method, partial_wallet }: WayToPay,
): { bill: PaidBill; toPay: ToPay } {
  const { total } = whole
  // Who may not pay at the place pays all of it now.
  const deposit = refused.PAY_AT_VENUE ? ZERO : depositOf(terms, whole)
  const isDeposit = part === 'deposit' && isPart(deposit, total)
  const atPlace = method === 'PAY_AT_VENUE' ? whole.payable : ZERO
  return {
    bill: isDeposit ? payDeposit(whole, deposit, wallet) : { ...whole, atPlace },
    toPay: {
      ...{ total, deposit, now: isDeposit ? deposit : total },
      ...{ balance: wallet?.balance ?? ZERO, isPartialWallet: partial_wallet, refused },
    },
  }
}

/** Whether a deposit leaves something to be paid at the place. */
const isPart = (deposit: Minor, total: Minor): boolean => deposit > 0 && deposit < total

/** The deposit of an order as calls say it; undefined where there is none that one can choose. */
export const depositToWire = ({ deposit, total }: ToPay, currency: Currency): Deposit | undefined =>
  isPart(deposit, total)
    ? { amount: toWire(deposit, currency), at_place: toWire(minus(total, deposit), currency) }
    : undefined

/** The reason why a method cannot pay an order; undefined where it can. */
export function methodProblem(
  method: PaymentMethod,
  { total, deposit, now, balance, isPartialWallet, refused }: ToPay,
): MethodProblem | undefined {
  if (total === 0) return undefined
  if (refused[method]) return refused[method]
  if (method === 'WALLET') return walletOffer(now, balance) === 'full' ? undefined : 'order.walletShort'
  if (method === 'Online') return undefined
  // A part from the wallet can be the deposit of who pays the rest on arrival.
  const fromWallet = isPartialWallet ? walletPart(now, { balance, use: 'partial' }) : ZERO
  return fromWallet < deposit ? 'order.depositFirst' : undefined
}
