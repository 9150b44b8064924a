import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  children: ReactNode
  /** For a link on the same page. */
  id?: string
}

/** A part of a listing's page under its own heading. */
export function PageSection({ title, children, id }: Props) {
  const headingId = useId()
  return (
    <Section aria-labelledby={headingId} id={id}>
      <Heading id={headingId}>{title}</Heading>
      {children}
    </Section>
  )
}

const Section = chakra('section', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', scrollMarginBlockStart: '72px' },
})

const Heading = chakra('h2', {
  base: { fontSize: '20', fontWeight: 'bold', lineHeight: '1.25', letterSpacing: '-0.01em' },
})
