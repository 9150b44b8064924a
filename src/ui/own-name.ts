import { chakra } from '@chakra-ui/react'

/**
 * A name that somebody gave a thing, in at most two lines. It runs in its own language's direction, where its
 * end is cut off, and is aligned with the lines of the page.
 */
export const OwnName = chakra(
  'h3',
  {
    base: {
      fontSize: '16',
      fontWeight: 'semibold',
      lineHeight: '1.25',
      lineClamp: 2,
      // The side at which the page's lines begin. `match-parent` would mean the same, but Chromium has no
      // such value.
      textAlign: 'left',
      // Chromium lets the dots of a cut left-to-right name hang beyond that side, so they get room there.
      '[dir=rtl] &': { textAlign: 'right', marginInlineEnd: '-14px', paddingInlineEnd: '14px' },
    },
  },
  { defaultProps: { dir: 'auto' } },
)
