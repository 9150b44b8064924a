import { chakra } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Review } from '#contract/entities/review.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { starsText } from '#src/lib/stars-text.ts'

interface Props {
  reviews: readonly Review[]
  /** The way to write one, where anybody may. */
  action?: ReactNode
}

/** What people say who were there, the newest first. */
export function Reviews({ reviews, action }: Props) {
  const { t } = useSpeech()
  if (reviews.length === 0 && !action) return null
  return (
    <PageSection title={t('detail.reviews')}>
      {reviews.length === 0 && <chakra.p color="muted">{t('detail.noReviews')}</chakra.p>}
      <List>
        {reviews.map((it) => (
          <li key={it.id}>
            <ReviewItem review={it} />
          </li>
        ))}
      </List>
      {action && <chakra.div marginBlockStart="2">{action}</chakra.div>}
    </PageSection>
  )
}

function ReviewItem({ review: { user, rating, review } }: { review: Review }) {
  const { t, language } = useSpeech()
  const number = starsText(rating, language?.code ?? 'en')
  return (
    <chakra.article display="grid" gap="1">
      <chakra.p display="flex" alignItems="center" gap="2" fontWeight="semibold">
        <bdi>{user.name}</bdi>
        <chakra.span srOnly>{t('detail.rated', { rating: number })}</chakra.span>
        <chakra.span display="inline-flex" alignItems="center" gap="3px" fontSize="14" aria-hidden>
          <chakra.span display="inline-flex" color="star">
            <Star size={14} fill="currentColor" strokeWidth={1.75} />
          </chakra.span>
          {number}
        </chakra.span>
      </chakra.p>
      <chakra.p maxWidth="prose" overflowWrap="anywhere" dir="auto">
        {review}
      </chakra.p>
    </chakra.article>
  )
}

const List = chakra('ul', {
  base: { display: 'grid', gap: '4', listStyle: 'none', _empty: { display: 'none' } },
})
