import { chakra } from '@chakra-ui/react'

/** A round button over a picture, as large as a thumb; `data-pops`: its icon pops when it is pressed. */
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
    },
    '&[data-pops][aria-pressed=true] svg': { animation: 'pop {durations.calm} ease-out' },
    // On a small picture the button is smaller, so that it hides less of the picture.
    '&[data-small]': {
      position: 'relative',
      isolation: 'isolate',
      background: 'transparent',
      boxShadow: 'none',
      _before: {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: '4px',
        borderRadius: 'pill',
        background: 'card',
        boxShadow: 'float',
      },
    },
  },
})
