import { chakra } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import type { Card } from '#contract/entities/card.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { dayAt } from '#src/lib/dates.ts'
import { distanceText } from '#src/lib/distance.ts'
import { Cover } from '#src/ui/picture.tsx'

/** One listing in a strip: what it is, where, how good and from how much. */
export function ListingCard({ card, eager }: { card: Card; eager: boolean }) {
  const { language } = useSpeech()
  const locale = language?.code ?? 'en'
  const chip = card.start_time ? dayAt(card.start_time, card.timezone, locale) : card.category
  return (
    <Frame>
      <chakra.div position="relative">
        <Cover src={card.cover_image} color={card.cover_color} sizes="236px" eager={eager} />
        {chip && <Chip>{chip}</Chip>}
      </chakra.div>
      <Body>
        <Title>{card.title}</Title>
        <Line>{[card.land_mark || card.address, distanceText(card.distance, locale)].join(' · ')}</Line>
        <Foot>
          <Price card={card} />
          <Rating card={card} />
        </Foot>
      </Body>
    </Frame>
  )
}

function Price({ card }: { card: Card }) {
  const { t } = useSpeech()
  const money = useMoney()
  if (card.price === null) return <span />
  return <span>{card.price === 0 ? t('card.free') : t('card.from', { price: money(card.price) })}</span>
}

function Rating({ card }: { card: Card }) {
  const { t, language } = useSpeech()
  if (card.rating_count === 0) return null
  const rating = new Intl.NumberFormat(language?.code ?? 'en', { minimumFractionDigits: 1 }).format(
    card.avg_rating,
  )
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1">
      <chakra.span color="star" display="inline-flex">
        <Star size={14} fill="currentColor" strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.span srOnly>{t('card.rating', { rating, n: card.rating_count })}</chakra.span>
      <chakra.b fontWeight="semibold" aria-hidden>
        {rating}
      </chakra.b>
      <chakra.span color="muted" aria-hidden>
        ({card.rating_count})
      </chakra.span>
    </chakra.span>
  )
}

const Frame = chakra('article', {
  base: { background: 'card', borderRadius: 'card', boxShadow: 'float', overflow: 'hidden', height: 'full' },
})

const Chip = chakra('span', {
  base: {
    position: 'absolute',
    top: '3',
    insetInlineStart: '3',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'pill',
    background: 'card',
    fontSize: '12',
    fontWeight: 'semibold',
  },
})

const Body = chakra('div', { base: { display: 'grid', gap: '1', padding: '3', fontSize: '14' } })

const Title = chakra('h3', {
  base: { fontSize: '16', fontWeight: 'semibold', lineHeight: '1.25', lineClamp: 2, minHeight: '2.5em' },
})

const Line = chakra('p', {
  base: { color: 'muted', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
})

const Foot = chakra('p', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '2', fontVariantNumeric: 'tabular-nums' },
})
