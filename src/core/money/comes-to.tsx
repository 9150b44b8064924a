import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useMoney } from './use-money.ts'

interface Props {
  amount: number
  /** Of what it is made, in few words. */
  beside?: string
  /** The purpose of the amount. */
  children: ReactNode
}

/** An amount, and what it is for. */
export function ComesTo({ amount, beside, children }: Props) {
  const money = useMoney()
  return (
    <>
      <Amount dir="ltr">{money(amount)}</Amount> {beside && <Small display="inline-block">{beside}</Small>}
      <Small display="block">{children}</Small>
    </>
  )
}

/** The look of an important amount. */
export const Amount = chakra('b', {
  base: {
    fontSize: '20',
    fontWeight: 'bold',
    lineHeight: '1.25',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

const Small = chakra('span', { base: { color: 'muted', fontSize: '14', lineHeight: '1.2' } })
