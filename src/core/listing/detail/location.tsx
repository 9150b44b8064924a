import { chakra } from '@chakra-ui/react'
import { Navigation } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useSpeech } from '#src/core/language/language.tsx'
import { directionsUrl } from '#src/core/location/directions.ts'
import { StillMap } from '#src/core/map/still-map.tsx'
import { PageSection } from '#src/core/page/section.tsx'

const never = () => () => {}

/** The location of a listing. */
export interface Whereabouts {
  landMark: string
  address: string
  latitude: number
  longitude: number
  /** Its address on Google Maps, where it has one of its own. */
  mapUrl: string | null
}

/** The location that calls give as an address with its landmark. */
export function whereaboutsOf(
  { land_mark: landMark, ...at }: Omit<Whereabouts, 'landMark' | 'mapUrl'> & { land_mark: string },
  mapUrl: string | null = null,
): Whereabouts {
  return { ...at, landMark, mapUrl }
}

/** The address, a map around it, and a link with directions. */
export function Location({ at }: { at: Whereabouts }) {
  const { t } = useSpeech()
  const to = { ...at, name: at.landMark || at.address }
  const directions = useSyncExternalStore(
    never,
    () => directionsUrl(to, navigator),
    () => directionsUrl(to),
  )
  return (
    <PageSection title={t('detail.where')}>
      <chakra.p>
        {at.landMark && (
          <chakra.b display="block" fontWeight="semibold">
            <bdi>{at.landMark}</bdi>
          </chakra.b>
        )}
        <chakra.span color="muted">
          <bdi>{at.address}</bdi>
        </chakra.span>
      </chakra.p>
      <StillMap at={at} />
      <Way href={directions} target="_blank" rel="noopener noreferrer">
        <Navigation size={18} strokeWidth={1.75} aria-hidden />
        {t('detail.directions')}
      </Way>
    </PageSection>
  )
}

const Way = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: '2',
    minHeight: 'touch',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
})
