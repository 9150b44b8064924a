import { chakra } from '@chakra-ui/react'

/** The column of a conversation, which is as high as the screen, with the composer at its bottom. */
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
