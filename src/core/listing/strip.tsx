import { chakra } from '@chakra-ui/react'
import type { Card } from '#contract/entities/card.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ListingCard } from './card.tsx'

/** A row of cards that snaps under the thumb and shows that there is more. */
export function Strip({
  title,
  items,
  eager = false,
}: {
  title: string
  items: readonly Card[]
  eager?: boolean
}) {
  return (
    <Section aria-label={title}>
      <Heading>{title}</Heading>
      <Row tabIndex={0}>
        {items.map((card) => (
          <Item key={card.slug}>
            <ListingCard card={card} eager={eager} />
          </Item>
        ))}
      </Row>
    </Section>
  )
}

/** The strip's own shape, until its cards are there. */
export function StripSkeleton() {
  return (
    <Section>
      <Skeleton width="160px" height="30px" />
      <Row>
        {[1, 2, 3, 4, 5].map((it) => (
          <Item key={it}>
            <Skeleton height="293px" borderRadius="card" />
          </Item>
        ))}
      </Row>
    </Section>
  )
}

const Section = chakra('section', { base: { display: 'grid', gap: '3', minWidth: 0 } })

const Heading = chakra('h2', { base: { fontSize: '20', fontWeight: 'bold', letterSpacing: '-0.01em' } })

const Row = chakra('ul', {
  base: {
    display: 'flex',
    gap: '3',
    listStyle: 'none',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: '4',
    marginInline: '-16px',
    paddingInline: '4',
    paddingBlockEnd: '3',
    scrollbarWidth: 'none',
  },
})

const Item = chakra('li', { base: { flex: 'none', width: '236px', scrollSnapAlign: 'start' } })
