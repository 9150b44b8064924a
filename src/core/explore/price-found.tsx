import { useSpeech } from '#src/core/language/language.tsx'
import { HERE, Price, PriceIn } from '#src/core/listing/facts.tsx'
import type { FoundCard } from './explored.ts'

/** The price on a card: for the dates of the search, where it has some. */
export function PriceFound({ card }: { card: FoundCard }) {
  const { t } = useSpeech()
  const { stay } = card
  if (!stay) return <Price card={card} />
  return <PriceIn text={t('explore.forDays', { price: HERE, n: stay.days })} price={stay.total} />
}
