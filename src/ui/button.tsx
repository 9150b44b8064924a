import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '5',
  borderRadius: 'control',
  background: 'accent',
  color: 'onAccent',
  fontWeight: 'semibold',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'transform {durations.fast} ease-out',
  _active: { transform: 'scale(0.98)' },
} as const

/** A primary button, never smaller than a thumb. */
export const Button = chakra('button', {
  base: {
    ...look,
    // Out of use, and still to be read.
    '&:is(:disabled, [aria-disabled=true]):not([data-working])': {
      background: 'line',
      color: 'muted',
      cursor: 'default',
    },
  },
})

/** A link that looks like the primary button. */
export const ButtonLink = createLink(chakra('a', { base: look }))

/** The look of a secondary button, also for links that lead out of the app. */
export const quietLook = {
  ...look,
  background: 'transparent',
  color: 'ink',
  borderWidth: '1px',
  borderColor: 'edge',
  _hover: { background: 'line/50' },
} as const

/** A secondary button, beside the primary one. */
export const QuietChoice = chakra('button', { base: quietLook })

/** A link that looks like a secondary button. */
export const QuietLink = createLink(chakra('a', { base: quietLook }))
