import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { numberText } from '#contract/texts/format.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { MoreButton } from '#src/core/more-button.tsx'
import { Chip, ChipRow } from '#src/ui/chips.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ReviewItem, ReviewList } from './review-item.tsx'
import { type Reviewed, reviewsOf } from './review-queries.ts'

interface Props {
  of: Reviewed
  onClosed: () => void
}

/** The dialog with all reviews of a listing; without a network, those read before. */
export function AllReviews({ of, onClosed }: Props) {
  const { t } = useSpeech()
  return (
    <Dialog title={t('reviews.all')} closeLabel={t('app.close')} tall onClosed={onClosed}>
      <Content of={of} />
    </Dialog>
  )
}

function Content({ of }: { of: Reviewed }) {
  const { t, language } = useSpeech()
  const [stars, setStars] = useState<number>()
  const [whole] = useInfiniteQuery(reviewsOf(of)).data?.pages ?? []
  const query = useInfiniteQuery(reviewsOf(of, stars))
  const given = [5, 4, 3, 2, 1].filter((it) => it === stars || (whole?.spread[it - 1] ?? 0) > 0)
  return (
    <>
      <ChipRow
        role="group"
        aria-label={t('reviews.which')}
        flexShrink="0"
        marginInline={{ base: '-20px', md: '-20px' }}
        paddingInline={{ base: '5', md: '5' }}
      >
        <Chip type="button" aria-pressed={stars === undefined} onClick={() => setStars(undefined)}>
          {t('reviews.any')}
        </Chip>
        {given.map((it) => (
          <Chip
            key={it}
            type="button"
            aria-pressed={it === stars}
            aria-label={t('reviews.stars', { n: it })}
            onClick={() => setStars(it === stars ? undefined : it)}
          >
            <chakra.span aria-hidden>★ {numberText(it, language?.code ?? 'en')}</chakra.span>
          </Chip>
        ))}
      </ChipRow>
      <AsyncSection query={query} skeleton={<Shapes />}>
        {({ pages }) => {
          const reviews = pages.flatMap((it) => it.reviews)
          if (reviews.length === 0) return <chakra.p color="muted">{t('reviews.none')}</chakra.p>
          return (
            <ReviewList paddingBlockStart="2">
              {reviews.map((it) => (
                <li key={it.id}>
                  <ReviewItem review={it} />
                </li>
              ))}
              {query.hasNextPage && (
                <li>
                  <MoreButton query={query} />
                </li>
              )}
            </ReviewList>
          )
        }}
      </AsyncSection>
    </>
  )
}

function Shapes() {
  return (
    <chakra.div display="grid" gap="4" paddingBlockStart="2">
      {[1, 2, 3].map((it) => (
        <Skeleton key={it} height="76px" />
      ))}
    </chakra.div>
  )
}
