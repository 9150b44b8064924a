import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { kilometresBetween } from '#contract/distance.ts'
import type { Place } from '#contract/entities/place.ts'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { homeLocation } from '#src/core/location/home-location.ts'
import { useChosenLocation } from '#src/core/location/location.ts'
import { settings } from '#src/core/settings/queries.ts'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { agoText } from '#src/lib/ago.ts'
import { windTo } from '#src/lib/compass.ts'
import { distanceText } from '#src/lib/distance.ts'
import type { OfflinePlace } from './saved-place.ts'

const defaults = readSettings([])

/** On a page from a saved area, its age and the direction of the place; nothing on other pages. */
export function SavedNote({ place }: { place: Place | OfflinePlace }) {
  const { t, language } = useSpeech()
  const locale = language?.code ?? 'en'
  const home = homeLocation(useQuery(settings.values()).data ?? defaults)
  const from = useChosenLocation() ?? home
  if (!('savedAt' in place)) return null
  const { savedAt, address } = place
  return (
    <chakra.div color="muted" fontSize="14" lineHeight="1.45">
      <p>{t('areas.saved', { ago: agoText((serverNow() ?? Date.now()) - savedAt, locale) })}</p>
      {from && (
        <p>
          {t('areas.wayFrom', {
            way: t(`areas.way.${windTo(from, address)}`, {
              distance: distanceText(kilometresBetween(from, address), locale),
            }),
            from: from.text,
          })}
        </p>
      )}
    </chakra.div>
  )
}
