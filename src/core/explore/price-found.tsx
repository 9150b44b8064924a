import { useSpeech } from '#src/core/language/language.tsx'
import { HERE, Price, PriceIn } from '#src/core/listing/facts.tsx'
import type { FoundCard } from './explored.ts'

/** What it costs: for the dates that are looked for, where there are any. */
export function PriceFound({ card }: { card: FoundCard }) {
  const { t } = useSpeech()
  const { stay } = card
  if (!stay) return <Price card={card} />
  return <PriceIn text={t('explore.forDays', { price: HERE, n: stay.days })} price={stay.total} />
}
