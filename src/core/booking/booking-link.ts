import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

/** A link to a booking's own pages, styled as the secondary button beside the one main action. */
export const BookingChoice = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: 'touch',
      paddingInline: '5',
      borderWidth: '1px',
      borderColor: 'edge',
      borderRadius: 'control',
      color: 'ink',
      fontWeight: 'semibold',
      textDecoration: 'none',
      _hover: { background: 'line/50' },
      '&[data-strong]': {
        order: -1,
        minHeight: 'control',
        borderColor: 'accent',
        background: 'accent',
        color: 'onAccent',
      },
    },
  }),
)
