import { chakra } from '@chakra-ui/react'

/** An icon alone, as large as a thumb; its words are in its `aria-label`. */
export const iconAlone = {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 'touch',
  height: 'touch',
  borderRadius: 'pill',
  background: 'transparent',
  color: 'ink',
  cursor: 'pointer',
  transition: 'background {durations.fast} ease-out',
  _hover: { background: 'line' },
  _active: { background: 'line' },
} as const

export const IconButton = chakra('button', { base: iconAlone })

/** The same on what is dark in every theme. */
export const IconButtonOnDark = chakra('button', {
  base: {
    ...iconAlone,
    color: 'onBar',
    _hover: { background: 'onBar/16' },
    _active: { background: 'onBar/16' },
    _focusVisible: { outlineColor: 'onBar' },
  },
})
