import * as v from 'valibot'
import type { HomeVisit } from '#contract/entities/handover.ts'
import { type Minor, parseWire, ZERO } from '#contract/money.ts'

/** The address of a visit as a draft has it: what is asked, and the fee that was seen. */
export interface ChosenHome {
  asked: HomeVisit
  fee: number
}

/** A stored one, as far as prices are reckoned from it; only the server says whether it can be. */
export const chosenHomeSchema = v.custom<ChosenHome>(
  (it) => typeof (it as Partial<ChosenHome> | null)?.fee === 'number',
)

/** What somebody would pay to be come to. */
export const homeFee = (home: ChosenHome | undefined, currency: string): Minor =>
  home ? (parseWire(home.fee, currency) ?? ZERO) : ZERO
