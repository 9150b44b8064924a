import type { ReactNode } from 'react'
import type { Card } from '#contract/entities/card.ts'
import { Cover } from '#src/ui/picture.tsx'
import { CardFrame } from './card-frame.tsx'
import { Price, Rating, useChip, Whereabouts } from './facts.tsx'
import { TitleLink } from './title-link.tsx'

interface Props {
  card: Card
  /** Whether its picture is loaded at once, as above the fold. */
  eager?: boolean
  heart?: ReactNode
}

/** The card of a listing in a strip: what it is, where, how good and from how much. */
export function ListingCard({ card, eager = false, heart }: Props) {
  const chip = useChip()
  return (
    <CardFrame
      cover={
        <Cover
          src={card.cover_image}
          color={card.cover_color}
          sizes="(min-width: 768px) 264px, 236px"
          eager={eager}
        />
      }
      chip={chip(card)}
      corner={heart}
      title={<TitleLink card={card} />}
      line={<Whereabouts card={card} />}
      price={<Price card={card} />}
      rating={<Rating card={card} />}
    />
  )
}
