import { chakra } from '@chakra-ui/react'

/** The look of an icon button, as large as a thumb; its text is in its `aria-label`. */
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

/** An icon button on what is dark in every theme. */
export const IconButtonOnDark = chakra('button', {
  base: {
    ...iconAlone,
    color: 'onBar',
    _hover: { background: 'onBar/16' },
    _active: { background: 'onBar/16' },
    _focusVisible: { outlineColor: 'onBar' },
  },
})
