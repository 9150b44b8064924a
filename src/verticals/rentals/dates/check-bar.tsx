import type { PricedRental } from '#contract/entities/rental.ts'
import { toWire } from '#contract/money.ts'
import { pricedBy } from '#contract/rental/priced-by.ts'
import type { Stay } from '#contract/rental/stay.ts'
import { ActionBar } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { ComesTo } from '#src/core/money/comes-to.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { WorkButton } from '#src/ui/work-button.tsx'
import { priceOf, stayAt } from '../stay-draft.ts'
import { daysText } from '../stay-texts.ts'

interface Props {
  rental: PricedRental
  stay: Stay | undefined
  isWorking: boolean
  /** Undefined while there is nothing to check. */
  onCheck: (() => void) | undefined
}

/** The price, which is that of a day until there are dates, and the button that checks them. */
export function CheckBar({ rental, stay, isWorking, onCheck }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  const { currency, price, rental_type } = rental
  const by = pricedBy(rental_type.type, rental.pricing_type)
  const sum = stay && priceOf(stayAt(rental, stay), currency)
  return (
    <ActionBar>
      <div role="status">
        {sum ? (
          <ComesTo amount={toWire(sum.total, currency)}>
            {t(daysText(rental_type.type, stay, sum.days), { n: sum.days })}
          </ComesTo>
        ) : (
          <b>{t(`card.${by}`, { price: money(price) })}</b>
        )}
      </div>
      <div>
        <WorkButton
          type="button"
          aria-disabled={!onCheck || undefined}
          working={isWorking}
          onClick={() => isWorking || onCheck?.()}
        >
          {t('stay.check')}
        </WorkButton>
      </div>
    </ActionBar>
  )
}
