import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readSettings } from '#contract/settings.ts'
import { enExplore } from '#contract/texts/later/en-explore.ts'
import { bringEnglish } from '#src/core/language/english.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { ZOOM_OF_A_FIX, zoomRange } from '#src/core/map/map-props.ts'
import { MapView } from '#src/core/map/map-view.tsx'
import { settings } from '#src/core/settings/queries.ts'
import { useWayBack } from '#src/core/way-back.ts'
import { ScreenTitle } from '#src/ui/screen-title.tsx'
import { ConfirmBar } from './confirm-bar.tsx'
import { homePlace } from './home-place.ts'
import { choosePlace, type Place, useChosenPlace } from './place.ts'
import { Area, ConfirmArea, MapArea, Side } from './place-layout.tsx'
import { PlaceNotices } from './place-notices.tsx'
import { PlaceOffers } from './place-offers.tsx'
import { PlaceSearch } from './place-search.tsx'
import type { Point } from './queries.ts'
import { rememberPlace } from './recent-places.ts'
import { useOwnLocation } from './use-own-location.ts'
import { usePickedPlace } from './use-picked-place.ts'

bringEnglish(enExplore)

/** Where one wants to look around: by name, by a place one was at before, by where one is, or on the map. */
export function PlacePicker() {
  const { t } = useSpeech()
  const known = useQuery(settings.values())
  const home = homePlace(known.data ?? defaults)
  const chosen = useChosenPlace()
  const start = chosen ?? home
  const { picked, name, aim, goTo, movedTo, settle } = usePickedPlace(start)
  const own = useOwnLocation(goTo)
  const { go: goBack } = useWayBack()
  const button = useRef<HTMLButtonElement>(null)
  const [isFinding, setIsFinding] = useState(false)

  const choose = (place: Place) => {
    rememberPlace(place)
    choosePlace(place)
    goBack()
  }
  const showFound = (place: Place) => {
    goTo(place)
    button.current?.focus()
  }

  return (
    <Area>
      <Side>
        <ScreenTitle>{t('place.title')}</ScreenTitle>
        <PlaceSearch near={picked} onFound={showFound} onFinding={setIsFinding} />
        <PlaceNotices trouble={own.trouble} />
        <PlaceOffers home={home} own={own} onChosen={choose} />
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
            const place = await settle()
            if (place) choose(place)
          }}
        />
      </ConfirmArea>
    </Area>
  )
}

const defaults = readSettings([])
const wholeWorld: Point & { zoom: number } = { latitude: 25, longitude: 0, zoom: zoomRange.minZoom }
