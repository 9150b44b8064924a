import { chakra } from '@chakra-ui/react'

/** The name of a row, as a button that covers the whole row. */
export const WholeButton = chakra('button', {
  base: {
    background: 'none',
    textAlign: 'start',
    font: 'inherit',
    cursor: 'pointer',
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: { outline: 'none', _before: { outline: '2px solid', outlineColor: 'accent' } },
  },
})
