import { chakra } from '@chakra-ui/react'
import type { Rental } from '#contract/entities/rental.ts'
import { toWire } from '#contract/money.ts'
import type { Stay } from '#contract/rental/stay.ts'
import { ActionBar, Amount } from '#src/core/checkout/frame.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { WorkButton } from '#src/ui/work-button.tsx'
import { priceOf, stayAt } from '../stay-draft.ts'

interface Props {
  rental: Rental
  stay: Stay | undefined
  isReady: boolean
  isWorking: boolean
  onCheck: (stay: Stay) => void
}

/** What it comes to, and the one thing to do next. */
export function CheckBar({ rental, stay, isReady, isWorking, onCheck }: Props) {
  const { t } = useSpeech()
  return (
    <ActionBar>
      <div role="status">{stay ? <Costs rental={rental} stay={stay} /> : <p>{t('stay.noDates')}</p>}</div>
      <div>
        <WorkButton
          type="button"
          aria-disabled={!isReady || undefined}
          working={isWorking}
          onClick={() => isReady && !isWorking && stay && onCheck(stay)}
        >
          {t('stay.check')}
        </WorkButton>
      </div>
    </ActionBar>
  )
}

function Costs({ rental, stay }: { rental: Rental; stay: Stay }) {
  const { t } = useSpeech()
  const money = useMoney()
  const { currency } = rental
  const { total, days } = priceOf(stayAt(rental, stay), currency)
  return (
    <>
      <Amount dir="ltr">{money(toWire(total, currency))}</Amount>
      <chakra.span display="block" color="muted" fontSize="14" lineHeight="1.3">
        {t('trips.days', { n: days })}
      </chakra.span>
    </>
  )
}
