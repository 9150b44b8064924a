import { toWire } from '#contract/money.ts'
import type { Formatters } from '#src/core/checkout/perks/perk-choice.ts'
import type { PriceLine } from '#src/core/checkout/sold.ts'
import { handoverFees } from '#src/core/handover/chosen-handover.ts'
import type { Draft } from '#src/data/checkout/draft.ts'
import { collectTexts } from '../collect/collect-texts.ts'
import type { ChosenVisit } from './visit.ts'

/** What it costs that somebody comes, or collects things and brings them back, each way by itself. */
export function wayLines(
  { chosen, listing: { currency } }: Draft<ChosenVisit>,
  { t }: Formatters,
): PriceLine[] {
  const { home, collection } = chosen
  const coming = home
    ? [{ key: 'home', name: t('visit.coming', { place: home.asked.address }), amount: home.fee }]
    : []
  const bringing = handoverFees(collection, currency).map(({ leg, name: place, fee }) => ({
    ...{ key: leg, name: t(collectTexts[leg], { place }) },
    amount: toWire(fee, currency),
  }))
  return [...coming, ...bringing].filter((it) => it.amount > 0)
}
