import { chakra } from '@chakra-ui/react'

/** A round button over a picture, as large as a thumb. */
export const FloatingButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 'touch',
    height: 'touch',
    borderRadius: 'pill',
    background: 'card',
    color: 'ink',
    boxShadow: 'float',
    cursor: 'pointer',
    transition: 'transform {durations.fast} ease-out',
    _active: { transform: 'scale(0.94)' },
    '&[aria-pressed=true] svg': {
      color: 'danger',
      fill: 'currentColor',
      animation: 'pop {durations.calm} ease-out',
    },
  },
})
