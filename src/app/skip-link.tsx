import { chakra } from '@chakra-ui/react'

/** A link past everything that is the same on every screen; visible only with the keyboard's focus. */
export const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '-100px',
    zIndex: 'skip',
    padding: '3',
    borderRadius: 'control',
    background: 'card',
    boxShadow: 'float',
    _focus: { top: '2' },
  },
})
