import * as v from 'valibot'
import type { Handover, LegName } from '#contract/entities/handover.ts'
import { type Minor, parseWire, ZERO } from '#contract/money.ts'

/** A handover as a draft has it: what is asked, and what was seen of its places and fees. */
export interface ChosenHandover {
  asked: Handover
  names: Readonly<Record<LegName, string>>
  fees: Readonly<Record<LegName, number>>
}

/** A stored one, as far as prices are reckoned from it; only the server says whether it can be. */
export const chosenHandoverSchema = v.custom<ChosenHandover>(
  (it) => typeof (it as Partial<ChosenHandover> | null)?.fees?.pickup === 'number',
)

/** What somebody would pay to have it handed over, leg by leg. */
export const handoverFees = (
  chosen: ChosenHandover | undefined,
  currency: string,
): readonly { leg: LegName; name: string; fee: Minor }[] =>
  chosen
    ? (['pickup', 'drop'] as const).map((leg) => ({
        ...{ leg, name: chosen.names[leg] },
        fee: parseWire(chosen.fees[leg], currency) ?? ZERO,
      }))
    : []
