import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'

interface Props {
  price: number
  /** For how long one has it for that; otherwise it is the least that one pays. */
  per?: string
  /** The one action. */
  children?: ReactNode
}

/** What it costs and the one action: under the thumb on a phone, beside the facts on a wide page. */
export function PriceBar({ price, per, children }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  return (
    <Bar>
      <chakra.p minWidth="min-content" flex="99">
        {price === 0 ? (
          <Amount>{t('card.free')}</Amount>
        ) : (
          <>
            {!per && <Small display="block">{t('detail.startsFrom')}</Small>}
            <Amount dir="ltr">{money(price)}</Amount> {per && <Small display="inline-block">{per}</Small>}
          </>
        )}
      </chakra.p>
      {children}
    </Bar>
  )
}

const Amount = chakra('b', {
  base: { fontSize: '20', fontWeight: 'bold', lineHeight: '1.25', whiteSpace: 'nowrap' },
})

const Small = chakra('span', { base: { color: 'muted', fontSize: '14', lineHeight: '1.2' } })

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    '& > :last-child': { flexGrow: 1 },
    borderBlockStartWidth: '1px',
    borderColor: 'line',
    mdDown: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'bar',
      minHeight: '72px',
      paddingInline: '4',
      paddingBlock: '10px',
      paddingBlockEnd: 'calc(10px + env(safe-area-inset-bottom))',
      background: 'card/88',
      backdropFilter: 'blur(16px)',
    },
    md: { paddingBlockStart: '4' },
  },
})
