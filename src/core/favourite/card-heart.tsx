import { useQuery } from '@tanstack/react-query'
import type { Card } from '#contract/entities/card.ts'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { keyOf } from './favourite-changes.ts'
import { OwnHeart } from './own-heart.tsx'
import { favourites } from './queries.ts'

/** The heart in the corner of a card; hidden until it is known whether the listing is a favourite. */
export function CardHeart({ card }: { card: Card }) {
  const key = keyOf(card)
  const { data: isFavourite } = useQuery({ ...favourites.marked(), select: (keys) => keys.includes(key) })
  const vertical = Object.values(useVerticals()).find((it) => it.id === card.vertical)
  if (isFavourite === undefined || !vertical) return null
  return <OwnHeart vertical={vertical.id} listing={card} isFavourite={isFavourite} isSmall />
}
