import { useQuery } from '@tanstack/react-query'
import { kilometresBetween } from '#contract/distance.ts'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { homeLocation } from '#src/core/location/home-location.ts'
import { settings } from '#src/core/settings/queries.ts'
import { distanceText } from '#src/lib/distance.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { withLocation } from './address-parts.ts'
import type { Exploring } from './use-exploring.ts'

const defaults = readSettings([])
/** The distance within which a list would have found the marketplace's own listings. */
const FAR_KM = 60

/**
 * A button that moves the search to the marketplace's own location, and says how far that is; nothing near
 * there.
 */
export function LookAtHome({ exploring: { address, onAddress, location } }: { exploring: Exploring }) {
  const { t, language } = useSpeech()
  const { data = defaults } = useQuery(settings.values())
  const home = homeLocation(data)
  if (!home || !location) return null
  const distance = kilometresBetween(location, home)
  if (distance < FAR_KM) return null
  return (
    <QuietChoice type="button" paddingBlock="2" onClick={() => onAddress(withLocation(address, home))}>
      {t('home.lookAround', { place: home.text })} ({distanceText(distance, language?.code ?? 'en')})
    </QuietChoice>
  )
}
