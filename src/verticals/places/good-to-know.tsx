import { BadgeCheck, Wallet } from 'lucide-react'
import type { Place } from '#contract/entities/place.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Fact, Facts } from '#src/core/page/fact.tsx'
import { PageSection } from '#src/core/page/section.tsx'
import { commaIn } from '#src/lib/comma.ts'

/** The amenities and the price range of a place; nothing where neither is known. */
export function GoodToKnow({ place: { amenities, average_price_range: price } }: { place: Place }) {
  const { t, language } = useSpeech()
  if (amenities.length === 0 && price === '') return null
  return (
    <PageSection title={t('place.good')}>
      <Facts>
        {amenities.length > 0 && (
          <Fact icon={BadgeCheck} label={t('place.amenities')}>
            <bdi>{amenities.map((it) => it.value).join(commaIn(language?.code ?? 'en'))}</bdi>
          </Fact>
        )}
        {price !== '' && (
          <Fact icon={Wallet} label={t('place.priceRange')} more={t('place.priceRange')}>
            <bdi>{price}</bdi>
          </Fact>
        )}
      </Facts>
    </PageSection>
  )
}
