import { chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Review } from '#contract/entities/review.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useLazyPart } from '#src/core/load-on-press/use-lazy-part.ts'
import { PageSection } from '#src/core/page/section.tsx'
import { QuietChoice } from '#src/ui/button.tsx'
import { ReviewItem, ReviewList } from './review-item.tsx'
import { type Reviewed, reviewsOf } from './review-queries.ts'
import { ReviewSpread } from './review-spread.tsx'

interface Props {
  of: Reviewed
  average: number
  count: number
  /** The newest reviews. */
  latest: readonly Review[]
  /** The way to write a review, where anybody may. */
  action?: ReactNode
}

/** The rating of a listing, its latest reviews, and a link to all. */
export function Reviews({ of, average, count, latest, action }: Props) {
  const { t } = useSpeech()
  const all = useLazyPart<typeof import('./all-reviews.tsx')>()
  const { data, isError, isPaused } = useInfiniteQuery({ ...reviewsOf(of), enabled: count > 0 })
  if (count === 0 && !action) return null
  const [first] = data?.pages ?? []
  const isUnknown = !first && (isError || isPaused)
  const hasMore = first !== undefined && first.reviews.length > latest.length
  return (
    <PageSection title={t('detail.reviews')}>
      {count === 0 && <chakra.p color="muted">{t('detail.noReviews')}</chakra.p>}
      {count > 0 && !isUnknown && <ReviewSpread average={average} count={count} spread={first?.spread} />}
      <ReviewList paddingBlockStart="2">
        {latest.map((it) => (
          <li key={it.id}>
            <ReviewItem review={it} />
          </li>
        ))}
      </ReviewList>
      <Ways>
        {hasMore && (
          <QuietChoice
            type="button"
            aria-haspopup="dialog"
            onClick={() => all.ask(() => import('./all-reviews.tsx'))}
          >
            {t('reviews.all')}
          </QuietChoice>
        )}
        {action}
      </Ways>
      {all.part && <all.part.AllReviews of={of} onClosed={all.leave} />}
    </PageSection>
  )
}

const Ways = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', paddingBlockStart: '2', _empty: { display: 'none' } },
})
