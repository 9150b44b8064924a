import { chakra } from '@chakra-ui/react'
import type { TextKey } from '#contract/texts/en.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { momentAt } from '#src/lib/dates.ts'

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
  /** The state: `pending` while the refund is on its way. */
  state?: string
  /** The time of the refund; undefined: it is only said what would be refunded. */
  created_at?: string
}

/** The refunds, one line for each source that the money came from. */
export function RefundLines({ lines }: { lines: readonly Line[] }) {
  const { t, language } = useSpeech()
  const money = useMoney()
  return (
    <List>
      {lines.map(({ source, amount, state, created_at }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same goes back there by several moves, and stays in order
        <Row key={`${source} ${at}`}>
          <dt>
            {t(sources[source] ?? 'refund.other')}
            {created_at !== undefined && (
              <span>
                {momentAt(created_at, undefined, language?.code ?? 'en')}
                {state === 'pending' && ` · ${t('refund.pending')}`}
              </span>
            )}
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
    '& > dt > span': { display: 'block', color: 'muted', fontSize: '14', lineHeight: '1.35' },
    '& > dd': { flex: 'none', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
})
