import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  drawing: ReactNode
  title: string
  text: string
  /** The level of its heading: that of the screen itself, or one below. */
  level: 'h1' | 'h2'
  /** The action. */
  children?: ReactNode
  role?: 'alert'
}

/** A screen, or a part of one, with nothing to show: a drawing, a sentence, an action. */
export function Blank({ drawing, title, text, level, children, role }: Props) {
  return (
    <Section role={role}>
      {drawing}
      <Title as={level}>{title}</Title>
      <chakra.p color="muted" maxWidth="42ch" textWrap="pretty">
        {text}
      </chakra.p>
      {children && (
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" paddingBlockStart="3">
          {children}
        </chakra.div>
      )}
    </Section>
  )
}

const Section = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: '2',
    paddingBlock: '8',
    textAlign: 'center',
  },
})

const Title = chakra('h2', {
  base: {
    fontSize: '24',
    fontWeight: 'bold',
    lineHeight: '1.2',
    letterSpacing: '-0.02em',
    paddingBlockStart: '2',
    textWrap: 'balance',
    // One long word in large letters is wider than a phone.
    overflowWrap: 'anywhere',
    maxWidth: 'full',
  },
})
