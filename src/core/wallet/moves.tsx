import { chakra } from '@chakra-ui/react'
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight } from 'lucide-react'
import type { WalletTransaction } from '#contract/entities/wallet-transaction.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { momentAt } from '#src/lib/dates.ts'

/** Minor units, as the call has them. */
const MINOR = 100

const looks = {
  deposit: { Arrow: ArrowDownLeft, sign: '+' },
  withdraw: { Arrow: ArrowUpRight, sign: '−' },
  other: { Arrow: ArrowLeftRight, sign: '' },
} as const satisfies Record<WalletTransaction['type'], object>

/** A transaction of a wallet. */
export function Move({ move: { type, amount, meta, created_at } }: { move: WalletTransaction }) {
  const { language } = useSpeech()
  const money = useMoney()
  const isIn = type === 'deposit'
  const { Arrow, sign } = looks[type]
  return (
    <Line>
      <chakra.span color={isIn ? 'green' : 'muted'} display="inline-flex" flex="none">
        <Arrow size={20} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.span flex="1" minWidth="0" display="grid">
        <chakra.span fontWeight="semibold" overflowWrap="anywhere">
          {meta.description}
        </chakra.span>
        <chakra.span color="muted" fontSize="14">
          {momentAt(created_at, undefined, language?.code ?? 'en')}
        </chakra.span>
      </chakra.span>
      <Amount dir="ltr" data-in={isIn || undefined}>
        {sign}
        {money(amount / MINOR)}
      </Amount>
    </Line>
  )
}

/** The balance of a wallet, shown large. */
export const Balance = chakra('p', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '5',
    borderRadius: 'card',
    background: 'accent',
    color: 'onAccent',
    '& > b': {
      fontSize: '32',
      fontWeight: 'bold',
      lineHeight: '1.2',
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
      justifySelf: 'start',
    },
  },
})

export const MoveList = chakra('ul', {
  base: {
    listStyle: 'none',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    overflow: 'hidden',
    '& > li:not(:first-child)': { borderBlockStartWidth: '1px', borderColor: 'line' },
  },
})

const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '64px',
    paddingInline: '4',
    paddingBlock: '2',
  },
})

const Amount = chakra('b', {
  base: {
    flex: 'none',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    '&[data-in]': { color: 'green' },
  },
})
