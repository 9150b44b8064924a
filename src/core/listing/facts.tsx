import { chakra } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import type { Card } from '#contract/entities/card.ts'
import type { TextKey } from '#contract/texts/en.ts'
import { numberText } from '#contract/texts/format.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { useMoney } from '#src/core/money/use-money.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { distanceText } from '#src/lib/distance.ts'
import { starsText } from '#src/lib/stars-text.ts'
import { openingWord } from './opening-word.ts'
import { useCardTime } from './use-card-time.ts'
import { useVerticals, type Vertical } from './vertical.ts'

/** The chip of a card: its time; else whether it is open, where that is known; else its category. */
export function useChip(): (card: Card) => string {
  const time = useCardTime()
  const opening = useOpening()
  return (card) => time(card) ?? opening(card) ?? card.category
}

/** A line with a card's time; else its category, and whether it is open. */
export function useKindLine(): (card: Card) => string {
  const time = useCardTime()
  const opening = useOpening()
  return (card) => time(card) ?? [card.category, opening(card)].filter(Boolean).join(' · ')
}

function useOpening(): (card: Card) => string | undefined {
  const { t } = useSpeech()
  return ({ opening }) => {
    const word = openingWord(opening, serverNow() ?? Date.now())
    return word && t(word)
  }
}

/** A card's location and its distance, each in the direction of its own script. */
export function Whereabouts({ card }: { card: Card }) {
  const { t, language } = useSpeech()
  if (card.is_online) return <span>{t('card.online')}</span>
  const name = card.land_mark || card.address
  // A card for a whole town has no location, and so is neither near nor far.
  if (!name) return null
  return (
    <Row>
      <Name>{name}</Name>
      <Rest>
        {'\u00a0· '}
        <bdi>{distanceText(card.distance, language?.code ?? 'en')}</bdi>
      </Rest>
    </Row>
  )
}

type Priced = Pick<Card, 'vertical' | 'kind' | 'price' | 'pricing_type' | 'is_sold_out'>

const priced: Readonly<Record<string, TextKey>> = {
  per_night: 'card.per_night',
  per_day: 'card.per_day',
  per_week: 'card.per_week',
  per_month: 'card.per_month',
  per_head: 'card.per_head',
}

export function Price({ card: { vertical, kind, price, pricing_type, is_sold_out } }: { card: Priced }) {
  const { t } = useSpeech()
  const of = Object.values<Vertical>(useVerticals()).find(({ id }) => id === vertical)
  if (is_sold_out) return <SoldOut>{t('card.soldOut')}</SoldOut>
  if (price === null) return <span />
  if (price === 0) return <chakra.b fontWeight="bold">{t('card.free')}</chakra.b>
  const by = of?.pricedBy?.(kind, pricing_type) ?? pricing_type
  return <PriceIn text={t(priced[by] ?? 'card.from', { price: HERE })} price={price} />
}

/** A placeholder in a text for the price. */
export const HERE = '\n'

/** A price that stands out within a text. */
export function PriceIn({ text, price }: { text: string; price: number }) {
  const money = useMoney()
  const [before, after] = text.split(HERE)
  return (
    <span>
      <chakra.span color="muted">{before}</chakra.span>
      <chakra.b fontWeight="bold" whiteSpace="nowrap" dir="ltr">
        {money(price)}
      </chakra.b>
      <chakra.span color="muted">{after}</chakra.span>
    </span>
  )
}

export function Rating({ card }: { card: Pick<Card, 'avg_rating' | 'rating_count'> }) {
  const { t, language } = useSpeech()
  if (card.rating_count === 0) return null
  const locale = language?.code ?? 'en'
  const rating = starsText(card.avg_rating, locale)
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="3px">
      <chakra.span color="star" display="inline-flex">
        <Star size={14} fill="currentColor" strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <chakra.span srOnly>{t('card.rating', { rating, n: card.rating_count })}</chakra.span>
      <chakra.b fontWeight="semibold" aria-hidden>
        {rating}
      </chakra.b>
      <chakra.span color="muted" aria-hidden>
        ({numberText(card.rating_count, locale)})
      </chakra.span>
    </chakra.span>
  )
}

const SoldOut = chakra('b', {
  base: {
    paddingInline: '2',
    borderRadius: 'pill',
    background: 'color-mix(in srgb, currentColor 12%, transparent)',
    color: 'danger',
    fontWeight: 'semibold',
  },
})

// A long name is cut, so that the distance stays visible.
const Row = chakra('span', { base: { display: 'flex', minWidth: 0 } })
const Name = chakra('bdi', {
  base: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
const Rest = chakra('span', { base: { flex: 'none' } })
