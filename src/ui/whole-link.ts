import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

/** A link that covers the whole card or row around it. */
export const WholeLink = createLink(
  chakra('a', {
    base: {
      color: 'inherit',
      textDecoration: 'none',
      // Large enough to be hit where something lies over the rest of its card.
      paddingBlock: '3px',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
      _focusVisible: {
        outline: 'none',
        _after: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
      },
    },
  }),
)
