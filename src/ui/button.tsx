import { chakra } from '@chakra-ui/react'

/** A pill that one can press: never smaller than a thumb. */
export const Button = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '5',
    borderRadius: 'control',
    background: 'accent',
    color: 'onAccent',
    fontWeight: 'semibold',
    cursor: 'pointer',
    transition: 'transform 150ms ease-out',
    _active: { transform: 'scale(0.98)' },
  },
})
