import { chakra } from '@chakra-ui/react'
import type { Card } from '#contract/entities/card.ts'
import { Price, Rating, useKindLine, Whereabouts } from '#src/core/listing/facts.tsx'
import { CoverFrame, Decision, Page } from '#src/core/page/frame.ts'
import { Cover } from '#src/ui/picture.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'

/** Shows what the opened card says of a listing, where its page cannot be loaded. */
export function KnownCard({ card }: { card: Card }) {
  const kind = useKindLine()
  return (
    <Page as="div">
      <CoverFrame>
        <Cover
          src={card.cover_image}
          color={card.cover_color}
          sizes="(min-width: 768px) 264px, 236px"
          eager
        />
      </CoverFrame>
      <Decision>
        <Line>{kind(card)}</Line>
        <ScreenTitle>{card.title}</ScreenTitle>
        <Line>
          <Whereabouts card={card} />
          <Rating card={card} />
        </Line>
        <p>
          <Price card={card} />
        </p>
      </Decision>
    </Page>
  )
}

const Line = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    color: 'muted',
    fontSize: '14',
    _empty: { display: 'none' },
  },
})
