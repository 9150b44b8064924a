import { chakra } from '@chakra-ui/react'

/** Around a select without an arrow, and an arrow: the browser's own hugs the edge. */
export const SelectFrame = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    '& > *': { gridArea: '1 / 1' },
    '& > select': { appearance: 'none', paddingInlineEnd: '10' },
    '& > svg': { justifySelf: 'end', marginInlineEnd: '4', color: 'muted', pointerEvents: 'none' },
  },
})
