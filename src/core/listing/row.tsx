import { chakra } from '@chakra-ui/react'
import { type ComponentType, memo } from 'react'
import type { Card } from '#contract/entities/card.ts'
import type { TimeChoice } from '#src/core/explore/when/when.ts'
import { OwnName } from '#src/ui/own-name.ts'
import { Cover } from '#src/ui/picture.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Thumb, ThumbRow } from '#src/ui/thumb-row.ts'
import { Price as OwnPrice, Rating, useKindLine, Whereabouts } from './facts.tsx'
import { TitleLink } from './title-link.tsx'

interface Props {
  card: Card
  eager?: boolean
  /** The time of the search, which is passed on to its page. */
  when?: TimeChoice | undefined
  /** Replaces its price. */
  Price?: ComponentType<{ card: Card }>
  /** A vertical's own line in the row. */
  Note?: ComponentType<{ card: Card }> | undefined
}

/** A listing in a list; memoised, since a list renders all the time while it is scrolled. */
export const ListingRow = memo(function ListingRow({
  card,
  eager = false,
  when,
  Price = OwnPrice,
  Note,
}: Props) {
  const line = useKindLine()
  return (
    <ThumbRow as="article" position="relative" gridTemplateColumns={columns}>
      <Thumb>
        <Cover src={card.cover_image} color={card.cover_color} sizes="92px" eager={eager} />
      </Thumb>
      <chakra.div display="grid" gap="2px" minWidth="0" fontSize="14">
        <OwnName as="h2">
          <TitleLink card={card} when={when} />
        </OwnName>
        <Line>{line(card)}</Line>
        {Note && (
          <Line>
            <Note card={card} />
          </Line>
        )}
        <Line>
          <Whereabouts card={card} />
        </Line>
        <Foot>
          <Price card={card} />
          <Rating card={card} />
        </Foot>
      </chakra.div>
    </ThumbRow>
  )
})

/** The skeleton of a row; most names take two lines on a phone. */
export function ListingRowSkeleton() {
  return (
    <ThumbRow gridTemplateColumns={columns}>
      <Skeleton width="92px" height="92px" borderRadius="14px" />
      <chakra.div display="grid" gap="7px">
        <Skeleton height="18px" width="90%" minHeight="0" />
        <Skeleton height="18px" width="60%" minHeight="0" />
        <Skeleton height="15px" width="30%" minHeight="0" />
        <Skeleton height="15px" width="55%" minHeight="0" />
        <Skeleton height="15px" width="65%" minHeight="0" />
      </chakra.div>
    </ThumbRow>
  )
}

const columns = '92px minmax(0, 1fr)'

const Foot = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    fontVariantNumeric: 'tabular-nums',
    // Where there is no price, the stars stand at the start.
    '& > :empty': { display: 'none' },
  },
})

const Line = chakra('p', {
  base: {
    color: 'muted',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    _empty: { display: 'none' },
  },
})
