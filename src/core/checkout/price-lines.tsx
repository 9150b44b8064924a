import { chakra } from '@chakra-ui/react'
import { useMoney } from '#src/core/money/use-money.ts'
import type { PriceLine } from './sold.ts'

/** The parts of a choice, each with its price. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  const money = useMoney()
  return (
    <List>
      {lines.map(({ key, name, more, amount }) => (
        <Line key={key}>
          <chakra.span minWidth="0">
            <b>
              <bdi>{name}</bdi>
            </b>
            {more !== undefined && <Each dir="ltr">{more}</Each>}
          </chakra.span>
          <Sum dir="ltr">{money(amount)}</Sum>
        </Line>
      ))}
    </List>
  )
}

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '3' } })

const Line = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: '4',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Each = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: '14', _rtl: { textAlign: 'end' } },
})

const Sum = chakra('b', { base: { flex: 'none' } })
