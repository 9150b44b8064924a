import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

/** A row of people that scrolls to the side. */
export const FaceRow = chakra('ul', {
  base: {
    // Texts for screen readers are positioned absolutely: within the row they scroll with their portraits.
    position: 'relative',
    display: 'flex',
    gap: '2',
    listStyle: 'none',
    overflowX: 'auto',
    marginInline: '-16px',
    paddingInline: '4',
    paddingBlock: '1',
    scrollbarWidth: 'none',
    md: { marginInline: '0', paddingInline: '1' },
  },
})

/** A person in the row, as a link to their page. */
export const FaceLink = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: '1',
      width: '8rem',
      height: 'full',
      padding: '3',
      borderRadius: 'card',
      background: 'card',
      boxShadow: 'float',
      color: 'ink',
      fontSize: '14',
      lineHeight: '1.3',
      textAlign: 'center',
      textDecoration: 'none',
    },
  }),
)

/** A person's picture. */
export const Face = chakra('span', {
  base: {
    width: '72px',
    height: '72px',
    overflow: 'hidden',
    borderRadius: 'pill',
    '& > div': { height: 'full', aspectRatio: 'auto' },
  },
})

/** A person's name. */
export const FaceName = chakra('b', {
  base: { fontSize: '16', fontWeight: 'semibold', lineHeight: '1.25', lineClamp: 2 },
})

/** A person's profession. */
export const FaceText = chakra('span', { base: { color: 'muted', overflowWrap: 'anywhere' } })
