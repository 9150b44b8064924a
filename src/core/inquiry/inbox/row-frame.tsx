import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Cover } from '#src/ui/picture.tsx'
import { Thumb, ThumbRow } from '#src/ui/thumb-row.ts'

interface Props {
  picture: { cover_image: string; cover_color: string } | undefined
  children: ReactNode
}

/** One conversation among others: what it is about, and beside it who and the last words. */
export function RowFrame({ picture, children }: Props) {
  return (
    <ThumbRow as="li" position="relative" padding="3" borderRadius="card" background="card" boxShadow="float">
      <Thumb>{picture && <Cover src={picture.cover_image} color={picture.cover_color} sizes="72px" />}</Thumb>
      <chakra.div display="grid" gap="1" minWidth="0">
        {children}
      </chakra.div>
    </ThumbRow>
  )
}
