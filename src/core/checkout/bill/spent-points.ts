import type { OwnPerks } from '#src/core/checkout/sold.ts'
import type { Draft } from '#src/data/checkout/draft.ts'

/** The points that a draft spends: those that the person has and does not keep. */
export function spentOf(own: OwnPerks | undefined, { perks: { keeps = [] } }: Draft): OwnPerks {
  return {
    bonus: keeps.includes('bonus_points') ? undefined : own?.bonus,
    cashback: keeps.includes('cashback') ? undefined : own?.cashback,
  }
}
