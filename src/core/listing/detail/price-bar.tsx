import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { underThumb } from '#src/ui/under-thumb.ts'

interface Props {
  /** The price; undefined where there is none: then the actions have the whole bar. */
  price?: number | undefined
  /** The unit of the price, such as a day; without it, it is the lowest price. */
  per?: string
  /** Replaces or extends the usual price, where more is known. */
  instead?: ((usual: ReactNode) => ReactNode) | undefined
  /** The one action, or a few. */
  children?: ReactNode
}

/** The price and the actions: under the thumb on a phone, beside the facts on a wide page. */
export function PriceBar({ price, per, instead, children }: Props) {
  const { t } = useSpeech()
  const money = useMoney()
  if (price === undefined)
    return (
      <Bar data-under-thumb>
        <WideActions>{children}</WideActions>
      </Bar>
    )
  const usual =
    price === 0 ? (
      <Amount>{t('card.free')}</Amount>
    ) : (
      <>
        {!per && <Small display="block">{t('detail.startsFrom')}</Small>}
        <Amount dir="ltr">{money(price)}</Amount> {per && <Small display="inline-block">{per}</Small>}
      </>
    )
  return (
    <Bar data-under-thumb>
      <p>{instead ? instead(usual) : usual}</p>
      <Actions>{children}</Actions>
    </Bar>
  )
}

const Amount = chakra('b', {
  base: { fontSize: '20', fontWeight: 'bold', lineHeight: '1.25', whiteSpace: 'nowrap' },
})

const Small = chakra('span', { base: { color: 'muted', fontSize: '14', lineHeight: '1.2' } })

// Beside each other while each has room for its words.
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > *': { flex: '1 0 auto' },
    _empty: { display: 'none' },
  },
})

// They grow to fill the bar, so their own padding only decides whether all of them fit in one row.
const WideActions = chakra(Actions, { base: { '& > :is(a, button)': { paddingInline: '2' } } })

const Bar = chakra('div', {
  base: {
    ...underThumb,
    md: { paddingBlockStart: '4', borderBlockStartWidth: '1px', borderColor: 'line' },
  },
})
