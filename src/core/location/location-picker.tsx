import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readSettings } from '#contract/settings.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ZOOM_OF_A_FIX, zoomRange } from '#src/core/map/map-props.ts'
import { MapView } from '#src/core/map/map-view.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { useWayBack } from '#src/core/way-back.ts'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { ConfirmBar } from './confirm-bar.tsx'
import { homeLocation } from './home-location.ts'
import { chooseLocation, type Location, useChosenLocation } from './location.ts'
import { LocationChoices } from './location-choices.tsx'
import { LocationNotices } from './location-notices.tsx'
import { LocationSearchField } from './location-search.tsx'
import { Area, ConfirmArea, MapArea, Side } from './picker-layout.tsx'
import type { Point } from './queries.ts'
import { rememberLocation } from './recent-locations.ts'
import { useOwnLocation } from './use-own-location.ts'
import { usePickedLocation } from './use-picked-location.ts'

/** Picks the location to search around: by name, among recent ones, by the device, or on the map. */
export function LocationPicker() {
  const { t } = useSpeech()
  const known = useQuery(settings.values())
  const home = homeLocation(known.data ?? defaults)
  const chosen = useChosenLocation()
  const start = chosen ?? home
  const { picked, name, aim, goTo, movedTo, settle } = usePickedLocation(start)
  const own = useOwnLocation(goTo)
  const { go: goBack } = useWayBack()
  const button = useRef<HTMLButtonElement>(null)
  const [isFinding, setIsFinding] = useState(false)

  const choose = (location: Location) => {
    rememberLocation(location)
    chooseLocation(location)
    goBack()
  }
  const showFound = (location: Location) => {
    goTo(location)
    button.current?.focus()
  }

  return (
    <Area>
      <Side>
        <ScreenTitle>{t('place.title')}</ScreenTitle>
        <LocationSearchField near={picked} onFound={showFound} onFinding={setIsFinding} />
        <LocationNotices trouble={own.trouble} />
        <LocationChoices home={home} own={own} onChosen={choose} />
      </Side>
      <MapArea>
        {!known.isPending && (
          <MapView
            pinned
            start={start ? { ...start, zoom: ZOOM_OF_A_FIX } : wholeWorld}
            aim={aim}
            onMove={movedTo}
            onLocate={own.locate}
            isLocating={own.isLocating}
          />
        )}
      </MapArea>
      <ConfirmArea>
        <ConfirmBar
          name={name}
          isFinding={isFinding}
          buttonRef={button}
          onConfirm={async () => {
            const location = await settle()
            if (location) choose(location)
          }}
        />
      </ConfirmArea>
    </Area>
  )
}

const defaults = readSettings([])
const wholeWorld: Point & { zoom: number } = { latitude: 25, longitude: 0, zoom: zoomRange.minZoom }
