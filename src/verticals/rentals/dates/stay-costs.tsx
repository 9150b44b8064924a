import type { PricedRental } from '#contract/entities/rental.ts'
import type { Stay } from '#contract/rental/stay.ts'
import { Deposit } from '#src/core/booking/deposit-at-place.tsx'
import { Panel } from '#src/core/checkout/frame.tsx'
import { useFormatters } from '#src/core/checkout/perks/use-formatters.ts'
import { PriceLines } from '#src/core/checkout/price-lines.tsx'
import { priceLinesOfStay } from '../sold-rentals.ts'
import { stayAt } from '../stay-draft.ts'

/** The parts of a stay's price, and its deposit. */
export function StayCosts({ rental, stay }: { rental: PricedRental; stay: Stay }) {
  const words = useFormatters()
  const wanted = stayAt(rental, stay)
  return (
    <Panel data-roomy>
      <PriceLines lines={priceLinesOfStay(wanted, rental.currency, words)} />
      <Deposit amount={wanted.security_deposit} />
    </Panel>
  )
}
