import { chakra } from '@chakra-ui/react'

/** A button among others in a list: words in the accent's colour, as large as a thumb. */
export const QuietButton = chakra('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '3',
    background: 'transparent',
    borderRadius: 'control',
    color: 'accent',
    fontWeight: 'semibold',
    fontSize: '14',
    cursor: 'pointer',
    _hover: { background: 'line/50' },
  },
})
