import { chakra } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import type { Review } from '#contract/entities/review.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { shortDayAt } from '#src/lib/dates.ts'
import { starsText } from '#src/lib/stars-text.ts'

/** One person's review, with their stars and the day. */
export function ReviewItem({ review: { user, rating, review, updated_at, was_here } }: { review: Review }) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const number = starsText(rating, locale)
  return (
    <chakra.article display="grid" gap="1">
      <Head>
        <chakra.b fontWeight="semibold">
          <bdi>{user.name}</bdi>
        </chakra.b>
        <chakra.span srOnly>{t('detail.rated', { rating: number })}</chakra.span>
        <chakra.span display="inline-flex" alignItems="center" gap="3px" fontWeight="semibold" aria-hidden>
          <chakra.span display="inline-flex" color="star">
            <Star size={14} fill="currentColor" strokeWidth={1.75} />
          </chakra.span>
          {number}
        </chakra.span>
        <chakra.span color="muted">
          {/* The day is that of UTC for every reader, as the server renders it. */}
          {shortDayAt(updated_at, 'UTC', locale)}
          {was_here && ` · ${t('reviews.wasHere')}`}
        </chakra.span>
      </Head>
      <chakra.p maxWidth="prose" overflowWrap="anywhere" dir="auto">
        {review}
      </chakra.p>
    </chakra.article>
  )
}

const Head = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    fontSize: '14',
    '& > b': { fontSize: '16' },
  },
})

export const ReviewList = chakra('ul', {
  base: { display: 'grid', gap: '4', listStyle: 'none', _empty: { display: 'none' } },
})
