import { chakra } from '@chakra-ui/react'

/** A short message on what was just done, over the page for a moment (`data-said`). */
export const FloatingWord = chakra('span', {
  base: {
    position: 'fixed',
    bottom: 'calc(96px + env(safe-area-inset-bottom))',
    insetInline: '4',
    marginInline: 'auto',
    width: 'fit-content',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'pill',
    background: 'bar',
    color: 'onBar',
    fontSize: '14',
    opacity: 0,
    transform: 'translateY(8px)',
    transition: 'opacity {durations.calm} ease-out, transform {durations.calm} ease-out',
    pointerEvents: 'none',
    '&[data-said]': { opacity: 1, transform: 'none' },
  },
})
