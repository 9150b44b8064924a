import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/call.ts'
import type { getRentalsByBusiness } from '#contract/calls/rentals/listing.ts'
import { AsyncSection } from '#src/core/async-section.tsx'
import { StripSkeletons } from '#src/core/home/strips.tsx'
import { useSpeech } from '#src/core/language/language.tsx'
import { Gone } from '#src/core/listing/detail/gone.tsx'
import { Rating } from '#src/core/listing/facts.tsx'
import { Strip } from '#src/core/listing/strip.tsx'
import { useChosenLocation } from '#src/core/location/location.ts'
import { useScreenName } from '#src/core/screen-name.ts'
import { Cover } from '#src/ui/picture.tsx'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { rentingBusiness } from './business-query.ts'

/** Who rents things out, and all that they do. */
export function BusinessScreen({ id }: { id: string }) {
  const { t, language } = useSpeech()
  const location = useChosenLocation()
  const query = useQuery({
    ...rentingBusiness(id, language?.code ?? '', location),
    enabled: language !== undefined,
  })
  return (
    <>
      {query.data === undefined && <ScreenTitle srOnly>{t('vertical.rentals')}</ScreenTitle>}
      <AsyncSection query={query} skeleton={<StripSkeletons />}>
        {(found) => (found ? <BusinessPage {...found} /> : <Gone vertical="rentals" />)}
      </AsyncSection>
    </>
  )
}

function BusinessPage({ business, vehicleRentals, propertiesRentals }: ReplyOf<typeof getRentalsByBusiness>) {
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
      {vehicleRentals.length > 0 && <Strip title={t('rentals.kind.vehicle')} items={vehicleRentals} />}
      {propertiesRentals.length > 0 && (
        <Strip title={t('rentals.kind.properties')} items={propertiesRentals} />
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
