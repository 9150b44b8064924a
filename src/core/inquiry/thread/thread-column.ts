import { chakra } from '@chakra-ui/react'

/** A conversation: as wide as one reads, with room for writing below. */
export const ThreadColumn = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gap: '4',
    maxWidth: '640px',
    minHeight: 'calc(100dvh - 60px - max(8px, env(safe-area-inset-top)))',
    marginInline: 'auto',
  },
})
