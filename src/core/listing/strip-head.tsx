import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

/** The head of a strip: its title, and the link to all of it. */
export const StripHead = chakra('div', {
  base: {
    display: 'flex',
    // With a large font the link to the whole list goes to the next line.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '5',
    minHeight: 'touch',
  },
})

export const StripTitle = chakra('h2', {
  base: { fontSize: '20', fontWeight: 'bold', lineHeight: '1.25', letterSpacing: '-0.01em' },
})

export const SeeAll = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      flexShrink: 0,
      paddingInline: '2',
      marginInline: '-8px',
      fontSize: '14',
      fontWeight: 'semibold',
      textDecoration: 'none',
      _hover: { textDecoration: 'underline' },
    },
  }),
)
