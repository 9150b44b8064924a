import { chakra } from '@chakra-ui/react'

/** A word on what kind of thing it is, in the vertical's own colour. */
export const Chip = chakra('span', {
  base: {
    paddingInline: '3',
    paddingBlock: '3px',
    borderRadius: 'pill',
    background: 'color-mix(in srgb, currentColor 14%, transparent)',
    fontSize: '14',
    fontWeight: 'semibold',
    lineHeight: '1.5',
    overflowWrap: 'anywhere',
  },
})
