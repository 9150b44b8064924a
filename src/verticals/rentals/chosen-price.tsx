import type { ReactNode } from 'react'
import type { PricedRental } from '#contract/entities/rental.ts'
import { toWire } from '#contract/money.ts'
import { pricedBy } from '#contract/rental/priced-by.ts'
import { useDraft } from '#src/core/checkout/use-draft.ts'
import { useDateRangeWords } from '#src/core/explore/when/use-when-words.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ComesTo } from '#src/core/money/comes-to.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { useWhenInMind } from './dates/use-when-in-mind.ts'
import { soldRentals } from './sold-rentals.ts'
import { priceOf, stayAt } from './stay-draft.ts'

interface Props {
  rental: PricedRental
  /** Shown where no dates are known. */
  usual: ReactNode
}

/** The price of a rental for the dates of the search, or of the draft. */
export function ChosenPrice({ rental, usual }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const words = useDateRangeWords('days')
  const when = useWhenInMind(useDraft(soldRentals, rental.slug)?.chosen)
  const { currency, price } = rental
  const by = pricedBy(rental.rental_type.type, rental.pricing_type)
  if (!when || price === 0) return usual
  const { total } = priceOf(stayAt(rental, { start: when.from, end: when.until }), currency)
  return (
    <ComesTo amount={toWire(total, currency)} beside={t(`card.${by}`, { price: money(price) })}>
      {words(when)}
    </ComesTo>
  )
}
