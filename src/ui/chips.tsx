import { chakra } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

/** A row of chips that scrolls beyond the edge of the screen. */
export const ChipRow = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    overflowX: 'auto',
    marginInline: '-16px',
    paddingInline: '4',
    // Room for the shadow, which would be cut off.
    paddingBlockStart: '1',
    paddingBlockEnd: '8',
    marginBlockEnd: '-28px',
    md: { marginInline: '-24px', paddingInline: '6' },
    scrollbarWidth: 'none',
    // The row's padding lies over the content that follows, which must stay pressable.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
})

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '4',
  borderRadius: 'pill',
  background: 'card',
  boxShadow: 'float',
  fontSize: '14',
  fontWeight: 'semibold',
  cursor: 'pointer',
} as const

export const Chip = chakra('button', {
  base: { ...look, '&[aria-pressed=true]': { background: 'ink', color: 'bg' } },
})

/** A link that looks like a chip. */
export const ChipLink = createLink(chakra('a', { base: { ...look, color: 'ink', textDecoration: 'none' } }))
