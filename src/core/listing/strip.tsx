import { chakra } from '@chakra-ui/react'
import type { Card } from '#contract/entities/card.ts'
import { usePerson } from '#src/core/account/person.ts'
import { heartPart } from '#src/core/favourite/heart-part.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLeftAt } from '#src/core/use-left-at.ts'
import { useLoaded } from '#src/core/use-loaded.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { SnapRow } from '#src/ui/snap-row.tsx'
import { ListingCard } from './card.tsx'
import type { ExplorePaths } from './paths.ts'
import { ListingRow } from './row.tsx'
import { SeeAll, StripHead, StripTitle } from './strip-head.tsx'
import { useFirstFew } from './use-first-few.ts'
import type { Vertical } from './vertical.ts'

/** The height of a strip. */
const ROOM = '22.3rem'

/** The address of a screen with a search. */
export interface Whereabouts {
  to: Vertical['path'] | ExplorePaths['list']
  search: Readonly<Record<string, string>>
}

interface Props {
  title: string
  items: readonly Card[]
  /** The link to all of it. */
  all?: Whereabouts | undefined
  eager?: boolean
  /** Whether it is laid out only when it comes near, as far below the fold. */
  later?: boolean
  /** The number of rows; two rows of small cards show twice as many. */
  rows?: 1 | 2
}

/** A row of cards that snaps while swiped, and shows that there is more. */
export function Strip({ title, items, all, eager = false, later = false, rows = 1 }: Props) {
  const { t } = useSpeech()
  const leftAt = useLeftAt(title)
  const [shown, last] = useFirstFew(items, leftAt.left !== 0)
  const isSomebody = usePerson().token !== undefined
  const hearts = useLoaded(heartPart, isSomebody)
  const Heart = isSomebody ? hearts?.CardHeart : undefined
  return (
    <Section aria-label={title} data-later={later || undefined}>
      <StripHead>
        <StripTitle>{title}</StripTitle>
        {all && (
          <SeeAll {...all} aria-label={t('strip.seeAllOf', { title })}>
            {t('strip.seeAll')}
          </SeeAll>
        )}
      </StripHead>
      <SnapRow leftAt={leftAt} back={t('strip.back')} onwards={t('strip.onwards')} rows={rows}>
        {shown.map((card, at) => (
          <Item key={card.slug} data-rows={rows} ref={at === shown.length - 1 ? last : undefined}>
            {rows === 1 ? (
              <ListingCard card={card} eager={eager && at < 2} heart={Heart && <Heart card={card} />} />
            ) : (
              <ListingRow card={card} />
            )}
          </Item>
        ))}
      </SnapRow>
    </Section>
  )
}

/** Reserves the room of a strip that has not rendered yet, so that nothing moves and scrolling back works. */
export const StripRoom = chakra('div', { base: { height: ROOM } })

/** The skeleton of a strip. */
export function StripSkeleton() {
  return (
    <Section>
      <StripHead>
        <Skeleton width="160px" height="28px" />
      </StripHead>
      <Still>
        {[1, 2, 3, 4, 5].map((it) => (
          <Item key={it}>
            <SkeletonCard>
              <Skeleton aspectRatio="4/3" borderRadius="0" />
              <chakra.div height="calc(5.6rem + 26px)" />
            </SkeletonCard>
          </Item>
        ))}
      </Still>
    </Section>
  )
}

// As wide as the row, and as high as the cards' shadows: content that is laid out later is cut at the
// section's edge.
const Section = chakra('section', {
  base: {
    display: 'grid',
    gap: '1',
    minWidth: 0,
    marginInline: '-16px',
    paddingInline: '4',
    paddingBlockEnd: '5',
    marginBlockEnd: '-20px',
    '&[data-later]': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${ROOM}` },
    md: { marginInline: '-24px', paddingInline: '6' },
  },
})

const Still = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    listStyle: 'none',
    overflow: 'hidden',
    paddingBlockStart: '1',
    paddingBlockEnd: '3',
  },
})

const SkeletonCard = chakra('div', {
  base: { borderRadius: 'card', overflow: 'hidden', background: 'card', boxShadow: 'float' },
})

/** A card of the strip; on a wide page exactly four stand beside each other. */
const Item = chakra('li', {
  base: {
    flex: 'none',
    width: 'card',
    maxWidth: '80vw',
    scrollSnapAlign: 'start',
    md: { width: 'wideCard' },
    xl: { width: 'max(13.5rem, (100% - 3 * {spacing.4}) / 4)' },
    '&[data-rows="2"]': { width: '19rem' },
  },
})
