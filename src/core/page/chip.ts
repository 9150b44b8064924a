import { chakra } from '@chakra-ui/react'

/** A chip with the kind of a listing, in its vertical's colour. */
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
