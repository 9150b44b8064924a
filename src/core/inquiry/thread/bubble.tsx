import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  isMine: boolean
  /** Whether the message waits to be sent, or was refused. */
  mark?: 'waits' | 'refused'
  foot: ReactNode
  children: ReactNode
}

/** A message: one's own at the end of the line, others' at its beginning. */
export function Bubble({ isMine, mark, foot, children }: Props) {
  return (
    <Line data-mine={isMine || undefined}>
      <Words data-mine={isMine || undefined} data-mark={mark}>
        {children}
      </Words>
      <Foot data-mark={mark}>{foot}</Foot>
    </Line>
  )
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto)',
    justifyContent: 'start',
    justifyItems: 'start',
    gap: '1',
    marginInlineEnd: '12%',
    '&[data-mine]': {
      justifyContent: 'end',
      justifyItems: 'end',
      marginInlineEnd: '0',
      marginInlineStart: '12%',
    },
  },
})

const Words = chakra('div', {
  base: {
    paddingInline: '4',
    paddingBlock: '10px',
    borderRadius: '18px',
    borderEndStartRadius: '4px',
    background: 'card',
    boxShadow: 'float',
    maxWidth: 'full',
    '&[data-mine]': {
      borderEndStartRadius: '18px',
      borderEndEndRadius: '4px',
      background: 'accent',
      color: 'onAccent',
      boxShadow: 'none',
    },
    '&[data-mark]': {
      background: 'color-mix(in srgb, {colors.accent} 12%, {colors.card})',
      color: 'ink',
    },
  },
})

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    color: 'muted',
    fontSize: '14',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { flexShrink: 0 },
    '[data-mine] > &': { justifyContent: 'end' },
    '&[data-mark=refused]': { color: 'danger' },
  },
})
