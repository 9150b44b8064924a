import { least, type Minor, ZERO } from '../money.ts'
import type { Wallet, WalletUse } from './perks.ts'

/** The offer of the wallet towards an amount due: all of it, a part when there is something, or nothing. */
export function walletOffer(due: Minor, balance: Minor): WalletUse {
  if (balance >= due) return 'full'
  return balance > 0 ? 'partial' : 'none'
}

/**
 * The amount that the wallet pays. It pays only in the way that is on offer: a person who chose a part must not find
 * the whole taken because a coupon came in between, nor one who chose the whole be left owing the rest.
 */
export function walletPart(due: Minor, wallet: Wallet | undefined): Minor {
  if (!wallet || wallet.use === 'none' || wallet.use !== walletOffer(due, wallet.balance)) return ZERO
  return least(due, wallet.balance)
}
