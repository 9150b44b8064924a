import { chakra } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Card } from '#contract/entities/card.ts'
import type { TextKey } from '#contract/texts/en.ts'
import type { VerticalId } from '#contract/verticals.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { StripSkeletons } from '#src/core/home/strips.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Gone } from '#src/core/listing/detail/gone.tsx'
import { Rating } from '#src/core/listing/facts.tsx'
import { Strip } from '#src/core/listing/strip.tsx'
import { useVerticals } from '#src/core/listing/vertical.ts'
import { useScreenName } from '#src/core/screen-name.ts'
import { Cover } from '#src/ui/picture.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'

/** A business and its listings, in rows. */
export interface BusinessOffers {
  business: Pick<Card, 'avg_rating' | 'rating_count'> & { name: string; about: string; mark: string }
  rows: readonly { title: TextKey; items: readonly Card[] }[]
}

interface Props<Found> {
  vertical: VerticalId
  /** null: there is no such business. */
  query: UseQueryResult<Found | null>
  offersIn: (found: Found) => BusinessOffers
}

/** The page of a business, with all that it offers of a vertical. */
export function BusinessScreen<Found>({ vertical, query, offersIn }: Props<Found>) {
  const { t } = useSpeech()
  const { name } = useVerticals()[vertical]
  return (
    <>
      {query.data === undefined && <ScreenTitle srOnly>{t(name)}</ScreenTitle>}
      <AsyncSection query={query} skeleton={<StripSkeletons />}>
        {(found) => (found ? <BusinessPage {...offersIn(found)} /> : <Gone vertical={vertical} />)}
      </AsyncSection>
    </>
  )
}

function BusinessPage({ business, rows }: BusinessOffers) {
  const { t } = useSpeech()
  useScreenName(business.name)
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Head>
        <Mark>
          <Cover src={business.mark} color="transparent" sizes="72px" eager />
        </Mark>
        <chakra.div minWidth="0">
          <ScreenTitle>{business.name}</ScreenTitle>
          <Rating card={business} />
        </chakra.div>
      </Head>
      {business.about && (
        <chakra.p color="muted" maxWidth="prose" dir="auto">
          {business.about}
        </chakra.p>
      )}
      {rows.map(
        ({ title, items }) => items.length > 0 && <Strip key={title} title={t(title)} items={items} />,
      )}
    </chakra.div>
  )
}

const Head = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '4' } })

const Mark = chakra('span', {
  base: {
    flex: 'none',
    width: '72px',
    height: '72px',
    overflow: 'hidden',
    borderRadius: 'pill',
    '& > div': { height: 'full', aspectRatio: 'auto' },
  },
})
