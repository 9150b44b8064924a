import { chakra } from '@chakra-ui/react'

/** The two ways out of a dialog that asks something, in sight however long it is. */
export const DialogFoot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '3',
    paddingBlock: '3',
    background: 'card',
  },
})
