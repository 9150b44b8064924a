import { chakra } from '@chakra-ui/react'
import { Navigation } from 'lucide-react'
import { useSpeech } from '#src/core/language/language.tsx'
import { StillMap } from '#src/core/map/still-map.tsx'
import { PageSection } from '#src/core/page/section.tsx'

/** Where something is. */
export interface Whereabouts {
  landMark: string
  address: string
  latitude: number
  longitude: number
  /** Null: a link is made of the coordinates. */
  mapUrl: string | null
}

/** The address, a map of what is around it, and the way there. */
export function Location({ at }: { at: Whereabouts }) {
  const { t } = useSpeech()
  const directions =
    at.mapUrl ?? `https://www.google.com/maps/search/?api=1&query=${at.latitude},${at.longitude}`
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
