import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { OwnName } from '#src/ui/own-name.ts'

interface Props {
  name: ReactNode
  /** The worth of the perk. */
  amount?: ReactNode
  /** Whether the perk is expired or used up. */
  isOver?: boolean
  /** Further facts about the perk, a line each. */
  children?: ReactNode
}

/** A perk in a list: its business, its worth, and its end. */
export function PerkRow({ name, amount, isOver, children }: Props) {
  return (
    <Row data-over={isOver || undefined}>
      {/* With large letters the amount moves below, instead of squeezing the words. */}
      <chakra.div display="grid" flex="1 1 9rem" minWidth="0" fontSize="14" color="muted">
        <OwnName as="h2" color="ink">
          {name}
        </OwnName>
        {children}
      </chakra.div>
      {amount && <Amount dir="ltr">{amount}</Amount>}
    </Row>
  )
}

export const PerkList = chakra('ul', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', listStyle: 'none' },
})

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    padding: '4',
    borderRadius: 'card',
    background: 'card',
    boxShadow: 'float',
    '&[data-over]': { background: 'transparent', boxShadow: 'none', borderWidth: '1px', borderColor: 'line' },
  },
})

const Amount = chakra('b', {
  base: { fontSize: '20', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
})
