import type { PricedRental } from '#contract/entities/rental.ts'
import type { Stay } from '#contract/rental/stay.ts'
import { Panel } from '#src/core/checkout/frame.tsx'
import { Parts } from '#src/core/checkout/parts.tsx'
import { useWords } from '#src/core/checkout/perks/use-words.ts'
import { partsOfStay } from '../sold-rentals.ts'
import { stayAt } from '../stay-draft.ts'
import { Deposit } from '../stay-more.tsx'

/** Of what its price is made, and what is held besides. */
export function StayCosts({ rental, stay }: { rental: PricedRental; stay: Stay }) {
  const words = useWords()
  const wanted = stayAt(rental, stay)
  return (
    <Panel data-roomy>
      <Parts parts={partsOfStay(wanted, rental.currency, words)} />
      <Deposit stay={wanted} />
    </Panel>
  )
}
