import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { LabelledRows } from '#src/ui/labelled-rows.ts'

/** The deposit that is held at the place: a line of its own, and no part of any total. */
export function Deposit({ amount }: { amount: number }) {
  const { t } = useSpeech()
  const money = useMoney()
  if (amount === 0) return null
  return (
    <div>
      <LabelledRows>
        <dt>{t('trips.deposit')}</dt>
        <dd dir="ltr">{money(amount)}</dd>
      </LabelledRows>
      <chakra.p color="muted" fontSize="14" lineHeight="1.4">
        {t('trips.depositText')}
      </chakra.p>
    </div>
  )
}
