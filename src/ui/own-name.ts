import { chakra } from '@chakra-ui/react'

/**
 * What somebody called a thing, in at most two lines. It runs the way its own language does, whose end is cut off,
 * and stands where lines of the page begin.
 */
export const OwnName = chakra(
  'h3',
  {
    base: {
      fontSize: '16',
      fontWeight: 'semibold',
      lineHeight: '1.25',
      lineClamp: 2,
      // The page's own side; match-parent would say it, which Chromium does not know by that name.
      textAlign: 'left',
      // Chromium hangs the dots of what runs from the left beyond that side: they have room there.
      '[dir=rtl] &': { textAlign: 'right', marginInlineEnd: '-14px', paddingInlineEnd: '14px' },
    },
  },
  { defaultProps: { dir: 'auto' } },
)
