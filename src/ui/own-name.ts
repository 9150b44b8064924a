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
      '[dir=rtl] &': { textAlign: 'right' },
    },
  },
  { defaultProps: { dir: 'auto' } },
)
