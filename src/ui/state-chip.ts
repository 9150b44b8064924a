import { chakra } from '@chakra-ui/react'

/** The tone of a state: how urgent or final it is. */
export type StateTone = 'waits' | 'good' | 'gone' | 'over'

/** A chip with a state in a word or two. */
export const StateChip = chakra('span', {
  base: {
    justifySelf: 'start',
    paddingInline: '3',
    paddingBlock: '3px',
    borderRadius: '14px',
    background: 'color-mix(in srgb, currentColor 13%, transparent)',
    color: 'green',
    fontSize: '14',
    fontWeight: 'semibold',
    lineHeight: '1.4',
    '&[data-tone=waits]': { color: 'amber' },
    // Red on its own tint is read by fewest.
    '&[data-tone=gone]': {
      background: 'color-mix(in srgb, currentColor 7%, transparent)',
      color: 'danger',
    },
    '&[data-tone=over]': { color: 'muted' },
  },
})
