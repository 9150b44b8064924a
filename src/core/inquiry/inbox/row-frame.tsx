import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Cover } from '#src/ui/picture.tsx'
import { Thumb, ThumbRow } from '#src/ui/thumb-row.ts'

interface Props {
  picture: { cover_image: string; cover_color: string } | undefined
  children: ReactNode
}

/** The frame of a conversation in the inbox: the listing's picture, and its text beside it. */
export function RowFrame({ picture, children }: Props) {
  return (
    <ThumbRow as="li" position="relative" padding="3" borderRadius="card" background="card" boxShadow="float">
      <Thumb>{picture && <Cover src={picture.cover_image} color={picture.cover_color} sizes="72px" />}</Thumb>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1">
        {children}
      </chakra.div>
    </ThumbRow>
  )
}
