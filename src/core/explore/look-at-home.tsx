import { useQuery } from '@tanstack/react-query'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { homeLocation } from '#src/core/location/home-location.ts'
import { settings } from '#src/core/settings/queries.ts'
import { distanceText, kilometresBetween } from '#src/lib/distance.ts'
import { QuietChoice } from '#src/ui/button.tsx'
import { withLocation } from './address-parts.ts'
import type { Exploring } from './use-exploring.ts'

const defaults = readSettings([])
/** Nearer than that one would have found what is there: a list looks as far around. */
const FAR_KM = 60

/** To where the marketplace is at home, and how far that is; nothing where one looks there already. */
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
