import { chakra } from '@chakra-ui/react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'

/** What is held at the place: a line of its own, and no part of any total. */
export function Deposit({ amount }: { amount: number }) {
  const { t } = useSpeech()
  const money = useMoney()
  if (amount === 0) return null
  return (
    <div>
      <Rows>
        <dt>{t('trips.deposit')}</dt>
        <dd dir="ltr">{money(amount)}</dd>
      </Rows>
      <chakra.p color="muted" fontSize="14" lineHeight="1.4">
        {t('trips.depositText')}
      </chakra.p>
    </div>
  )
}

/** What it is, and how much or when, a row each. */
export const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    paddingBlockStart: '3',
    fontVariantNumeric: 'tabular-nums',
    '& > dt': { color: 'muted' },
    '& > dd': { textAlign: 'end' },
    '& > dd[dir=ltr]': { _rtl: { textAlign: 'start' } },
  },
})
