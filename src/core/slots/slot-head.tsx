import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  /** The store. */
  title: string
  /** The services that a slot is chosen for. */
  text: string
  /** A link to choose otherwise. */
  children?: ReactNode
}

/** The head of the choice: the store, and the services. */
export function SlotHead({ title, text, children }: Props) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.div minWidth="0" flex="1 1 12rem">
        <chakra.h2 fontSize="16" fontWeight="bold" lineHeight="1.3">
          <bdi>{title}</bdi>
        </chakra.h2>
        <chakra.p color="muted" fontSize="14">
          {text}
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.div>
  )
}
