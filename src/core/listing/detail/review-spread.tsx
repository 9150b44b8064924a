import { chakra } from '@chakra-ui/react'
import { Star } from 'lucide-react'
import { numberText } from '#contract/texts/format.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { starsText } from '#src/lib/stars-text.ts'

interface Props {
  average: number
  count: number
  /** The numbers of ratings with one to five stars; undefined while unknown: the bars keep their room. */
  spread: readonly number[] | undefined
}

/** The average of the ratings, and how they are distributed. */
export function ReviewSpread({ average, count, spread }: Props) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const most = Math.max(1, ...(spread ?? []))
  return (
    <Frame>
      <chakra.div textAlign="center">
        <chakra.p fontSize="32" fontWeight="bold" lineHeight="1.1">
          {starsText(average, locale)}
        </chakra.p>
        <chakra.p color="muted" fontSize="14">
          {t('reviews.count', { n: count })}
        </chakra.p>
      </chakra.div>
      <Bars aria-busy={!spread || undefined}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const given = spread?.[stars - 1]
          return (
            <li key={stars}>
              {given !== undefined && (
                <chakra.span srOnly>{t('reviews.given', { stars, n: given })}</chakra.span>
              )}
              <span aria-hidden>{numberText(stars, locale)}</span>
              <chakra.span color="star" display="inline-flex" aria-hidden>
                <Star size={12} fill="currentColor" strokeWidth={1.75} />
              </chakra.span>
              <Bar aria-hidden>
                <span style={{ width: `${((given ?? 0) / most) * 100}%` }} />
              </Bar>
              <Given aria-hidden>{given !== undefined && numberText(given, locale)}</Given>
            </li>
          )
        })}
      </Bars>
    </Frame>
  )
}

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '5',
    maxWidth: '440px',
    fontVariantNumeric: 'tabular-nums',
  },
})

const Bars = chakra('ul', {
  base: {
    listStyle: 'none',
    fontSize: '14',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '1ch 12px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '2',
    },
  },
})

const Bar = chakra('span', {
  base: {
    height: '6px',
    borderRadius: 'pill',
    overflow: 'hidden',
    background: 'line',
    '& > span': {
      display: 'block',
      height: 'full',
      borderRadius: 'pill',
      background: 'star',
    },
  },
})

const Given = chakra('span', { base: { minWidth: '3ch', color: 'muted', textAlign: 'end' } })
