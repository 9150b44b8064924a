import { chakra } from '@chakra-ui/react'

/** The end of the dialog, below which nothing of what is scrolled is seen. */
const END = 'calc(20px + env(safe-area-inset-bottom))'

/** The two buttons of a dialog that asks something, in sight however long it is. */
export const DialogFoot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: `calc(-1 * ${END})`,
    marginBlockEnd: `calc(-1 * ${END})`,
    // As wide as the dialog, so that the foot also covers the shadows beside the content.
    marginInline: '-20px',
    paddingInline: '5',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '3',
    paddingBlockStart: '3',
    paddingBlockEnd: END,
    background: 'card',
  },
})
