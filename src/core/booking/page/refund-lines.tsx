import { chakra } from '@chakra-ui/react'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'

const sources: Readonly<Record<string, TextKey>> = {
  wallet: 'refund.wallet',
  cashback: 'refund.cashback',
  bonus: 'refund.bonus',
  gift_card: 'refund.gift_card',
  card: 'refund.card',
}

interface Line {
  source: string
  amount: number
  /** `pending` while it is on its way. */
  state?: string
}

/** So much back to each place it came from. */
export function RefundLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <List>
      {lines.map(({ source, amount, state }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same goes back there by several moves, and stays in order
        <Row key={`${source} ${at}`}>
          <dt>
            {t(sources[source] ?? 'refund.other')}
            {state === 'pending' && <span> · {t('refund.pending')}</span>}
          </dt>
          <dd dir="ltr">{money(amount)}</dd>
        </Row>
      ))}
    </List>
  )
}

const List = chakra('dl', { base: { display: 'grid', gap: '2' } })

const Row = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    '& > dt': { minWidth: 0 },
    '& > dt > span': { color: 'muted', fontSize: '14' },
    '& > dd': { flex: 'none', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})
