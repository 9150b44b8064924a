import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readSettings } from '#contract/settings.ts'
import { homeLocation } from '#src/core/location/home-location.ts'
import type { Location } from '#src/core/location/location.ts'
import { type MapAim, ZOOM_OF_A_FIX, zoomRange } from '#src/core/map/map-props.ts'
import { settings } from '#src/core/settings/queries.ts'

const defaults = readSettings([])
const wholeWorld: MapAim = { latitude: 25, longitude: 0, zoom: zoomRange.minZoom }

interface Opening {
  /** The known location, else the marketplace's own; the same object as long as it is the same. */
  location: Location | undefined
  /** The view of the map at first; undefined until that is known. */
  aim: MapAim | undefined
}

/** The view with which a map opens, with the `zoom` at which it was left, as the address has it. */
export function useOpening(known: Location | undefined, zoom: string | undefined): Opening {
  const { data, isPending } = useQuery(settings.values())
  const home = useMemo(() => homeLocation(data ?? defaults), [data])
  const location = known ?? home
  return {
    location,
    aim: isPending ? undefined : location ? { ...location, zoom: inRange(zoom) } : wholeWorld,
  }
}

function inRange(zoom: string | undefined): number {
  const said = Number(zoom ?? Number.NaN)
  return said >= zoomRange.minZoom && said <= zoomRange.maxZoom ? said : ZOOM_OF_A_FIX
}
